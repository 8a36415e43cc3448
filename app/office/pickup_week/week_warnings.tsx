import { Link } from 'react-router'
import { Notice } from '#app/office/parts/notice.tsx'
import type { WeekBoard } from './week_board.server.ts'

type Props = Pick<WeekBoard, 'withoutStreams' | 'withoutStreets' | 'unread'> & { canEdit: boolean }

/** What makes the board incomplete, for the office to mend. */
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
					<Areas
						areas={withoutStreams}
						pathOf={({ id }) => (canEdit ? `/admin/content/pickup_areas/${id}` : null)}
					/>
				</Notice>
			)}
			{withoutStreets.length > 0 && (
				<Notice tone="problem">
					No streets yet, so the look-up does not find{' '}
					<Areas
						areas={withoutStreets}
						pathOf={({ id }) => (canEdit ? `/admin/streets/new?area_id=${id}` : null)}
					/>
				</Notice>
			)}
		</>
	)
}

interface ListProps<Area> {
	areas: readonly Area[]
	/** Null for whoever may not change it. */
	pathOf(area: Area): string | null
}

function Areas<Area extends { id: string; name: string }>({ areas, pathOf }: ListProps<Area>) {
	return (
		<>
			{areas.map((area, at) => {
				const path = pathOf(area)
				return (
					<span key={area.id}>
						{at > 0 && ', '}
						{path === null ? (
							area.name
						) : (
							<Link to={path} className="link">
								{area.name}
							</Link>
						)}
					</span>
				)
			})}
			.
		</>
	)
}
