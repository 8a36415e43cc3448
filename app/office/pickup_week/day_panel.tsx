import { Link } from 'react-router'
import { classNames } from '#app/ui/class_names.ts'
import { PickupLine } from './pickup_line.tsx'
import type { BoardDay } from './week_board.server.ts'

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
