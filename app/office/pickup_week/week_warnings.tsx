import { Link } from 'react-router'
import { Notice } from '#app/office/parts/notice.tsx'
import type { WeekBoard } from './week_board.server.ts'

type Props = Pick<WeekBoard, 'withoutStreams' | 'withoutStreets' | 'unread'> & { canEdit: boolean }

/** Warnings about what makes the board incomplete, for the office to fix. */
export function WeekWarnings({ withoutStreams, withoutStreets, unread, canEdit }: Props) {
	return (
		<>
			{unread.length > 0 && (
				<Notice tone="problem">
					The {unread.join(' and the ')} cannot be read just now, so this week is not complete. Please try
					again in a moment.
				</Notice>
			)}
			{withoutStreams.length > 0 && (
				<Notice tone="problem">
					Nothing is ever picked up here, because the area has neither trash nor recycling nor lawn:{' '}
					<Areas areas={withoutStreams} to={canEdit ? '/admin/content/pickup_areas/' : null} />
				</Notice>
			)}
			{withoutStreets.length > 0 && (
				<Notice tone="problem">
					No streets yet, so the look-up does not find{' '}
					<Areas areas={withoutStreets} to={canEdit ? '/admin/streets/new?area_id=' : null} />
				</Notice>
			)}
		</>
	)
}

interface AreasProps {
	areas: WeekBoard['withoutStreams']
	/** The path to which an area's id is appended; null if the user may not edit areas. */
	to: string | null
}

function Areas({ areas, to }: AreasProps) {
	return (
		<>
			{areas.map(({ id, name }, at) => (
				<span key={id}>
					{at > 0 && ', '}
					{to === null ? (
						name
					) : (
						<Link to={to + id} className="link">
							{name}
						</Link>
					)}
				</span>
			))}
			.
		</>
	)
}
