import { Link } from 'react-router'
import { counted } from '#platform/text/counted.ts'
import { classNames } from '#app/ui/class_names.ts'
import type { BoardDay, BoardPickup } from './week_board.server.ts'

/** The pickups of a day, and those that were moved to or from it. */
export function DayPanel({ of, canEdit }: { of: BoardDay; canEdit: boolean }) {
	const { date, day, isToday, dayOff, alerts, pickups, movedAway } = of
	const heading = `day-${date}`
	return (
		<li
			aria-current={isToday ? 'date' : undefined}
			className={classNames(
				'min-w-0 rounded-lg border bg-card p-4 text-card-foreground',
				isToday ? 'border-2 border-primary' : 'border-border',
			)}
		>
			<section aria-labelledby={heading}>
				<h2 id={heading} className="text-xl">
					<time dateTime={date}>{day}</time>
					{isToday && <span className="text-primary"> · Today</span>}
				</h2>
				{dayOff && <p className="mt-1 font-semibold">{dayOff}</p>}
				{alerts.map(({ id, message, effect, where }) => (
					<p key={id} className="mt-3 border-l-4 border-accent pl-3 wrap-anywhere">
						<Link to="/admin/alerts" className="link font-semibold">
							{message}
						</Link>{' '}
						<span className="text-muted-foreground">
							{effect}. {where}.
						</span>
					</p>
				))}
				{pickups.length === 0 ? (
					<p className="mt-3 text-muted-foreground">No pickups.</p>
				) : (
					<ul className="mt-2 divide-y divide-border">
						{pickups.map((pickup) => (
							<PickupLine key={pickup.area.id} pickup={pickup} canEdit={canEdit} />
						))}
					</ul>
				)}
				{movedAway.map(({ to, areas }) => (
					<p key={to} className="mt-2 border-t border-border pt-2 wrap-anywhere text-muted-foreground">
						Moved to {to}: {areas.join(', ')}
					</p>
				))}
			</section>
		</li>
	)
}

/** An area in the list of a day. */
function PickupLine({ pickup, canEdit }: { pickup: BoardPickup; canEdit: boolean }) {
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
