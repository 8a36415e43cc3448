import { Link } from 'react-router'
import { countedStops } from '#app/stops/stop_kinds.ts'
import { CallLinks } from '../requests/call_links.tsx'
import { DueMark } from '../requests/due_mark.tsx'
import type { ShownStop } from '../stops/shown_stop.ts'
import { overdueWords } from '../stops/overdue_words.ts'
import type { StopsOfToday } from './stops_today.server.ts'

const titles = { overdue: 'Stops overdue or not done', due: 'Stops today' } as const

/** The stops that wait, the overdue ones first; each opens with a tap and calls with another. */
export function StopGroups({ groups }: { groups: readonly StopsOfToday[] }) {
	return groups.map(({ kind, count, stops }) => (
		<section key={kind} aria-labelledby={`stops-${kind}`} className="mb-8">
			<h2
				id={`stops-${kind}`}
				className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-foreground pb-2 text-xl"
			>
				{titles[kind]}
				<span className="text-base font-normal text-muted-foreground">{countedStops(count)}</span>
			</h2>
			<ul>
				{stops.map((stop) => (
					<Line key={stop.id} stop={stop} isOverdue={kind === 'overdue'} />
				))}
			</ul>
			<Link to="/admin/stops" className="link inline-flex min-h-11 items-center">
				{count > stops.length ? `All ${count}, to mark` : 'Mark them'}
			</Link>
		</section>
	))
}

function Line({ stop, isOverdue }: { stop: ShownStop; isOverdue: boolean }) {
	const { to, what, name, phones, address, area } = stop
	return (
		<li className="flex items-stretch border-b border-border">
			<Link
				to={to}
				data-shortcut="line"
				className="grid min-w-0 flex-1 gap-x-6 gap-y-1 py-3 no-underline hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:px-3"
			>
				<span className="min-w-0">
					<span className="block truncate text-lg leading-snug font-semibold">
						{what}, {name}
					</span>
					<span className="block truncate text-[0.9375rem] text-muted-foreground">
						{area} · {address}
					</span>
				</span>
				{isOverdue && (
					<span className="text-[0.9375rem]">
						<DueMark tone="overdue" text={overdueWords(stop)} />
					</span>
				)}
			</Link>
			<CallLinks name={name} phones={phones} />
		</li>
	)
}
