import { Link } from 'react-router'
import { Notice } from '../shell/notice.tsx'
import type { WeekBoard } from './week_board.server.ts'

type Props = Pick<WeekBoard, 'withoutStreams' | 'unread'> & { canEdit: boolean }

/** What makes the board incomplete, for the office to mend. */
export function WeekProblems({ withoutStreams, unread, canEdit }: Props) {
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
					{withoutStreams.map(({ id, name }, at) => (
						<span key={id}>
							{at > 0 && ', '}
							{canEdit ? (
								<Link to={`/admin/content/pickup_areas/${id}`} className="link">
									{name}
								</Link>
							) : (
								name
							)}
						</span>
					))}
					.
				</Notice>
			)}
		</>
	)
}
