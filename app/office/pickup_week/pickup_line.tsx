import { counted } from '#platform/text/counted.ts'
import { Link } from 'react-router'
import type { BoardPickup } from './week_board.server.ts'

/** An area in the list of a day. */
export function PickupLine({ pickup, canEdit }: { pickup: BoardPickup; canEdit: boolean }) {
	const { area, streams, movedFrom, isCanceled, reason, subscriptions, ranges } = pickup
	const notes = [
		`${area.town}; ${counted(subscriptions, 'subscription')}`,
		...(area.contracted_to ? [`trash contracted to ${area.contracted_to}`] : []),
		...(area.is_sample ? ['sample'] : []),
	]
	const found = [...(ranges > 0 ? [counted(ranges, 'street range')] : []), ...area.covers]
	const rangesText = found.join(', ') || 'no streets yet'
	return (
		<li className="py-2.5 wrap-anywhere">
			<p className="flex items-baseline justify-between gap-3">
				<a href={`/pickup-day/${area.slug}`} className="link min-w-0 py-0.5 font-semibold">
					{area.name}
				</a>
				{canEdit && (
					<Link
						to={`/admin/content/pickup_areas/${area.id}`}
						aria-label={`Edit ${area.name}`}
						className="link shrink-0 py-0.5"
					>
						Edit
					</Link>
				)}
			</p>
			<p>
				{isCanceled ? <s>{streams.join(', ')}</s> : streams.join(', ')}
				{isCanceled && <strong> Canceled</strong>}
			</p>
			{movedFrom && <p className="font-semibold">Moved from {movedFrom}</p>}
			{reason && <p>{reason}</p>}
			<p className="text-sm text-muted-foreground">
				{notes.join('; ')};{' '}
				{canEdit ? (
					<Link to={`/admin/streets?area=${area.slug}`} className="link inline-block">
						{rangesText}
					</Link>
				) : (
					rangesText
				)}
			</p>
		</li>
	)
}
