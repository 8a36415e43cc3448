import { Link } from 'react-router'
import { counted } from '#app/company/promises.ts'
import { CallLinks } from '../requests/call_links.tsx'
import { DueMark } from '../requests/due_mark.tsx'
import { listQuery } from '../requests/filters.ts'
import type { WaitingGroup, WaitingKind, WaitingLine } from './waiting_groups.server.ts'

const titles: Record<WaitingKind, string> = {
	overdue: 'Overdue',
	text: 'Texts to answer',
	today: 'Due today',
	'follow-up': 'Follow up today',
	later: 'New, due later',
}

/** Where all of a group are. */
const lists: Record<WaitingKind, string> = {
	overdue: `/admin/leads${listQuery({ isOverdueOnly: true })}`,
	text: '/admin/texts',
	today: '/admin/leads?plan=today',
	'follow-up': '/admin/leads?plan=today',
	later: `/admin/leads${listQuery({ status: 'new' })}`,
}

/** What waits for the office, the most urgent first; each opens with a tap and calls with another. */
export function WaitingList({ groups }: { groups: readonly WaitingGroup[] }) {
	if (groups.length === 0)
		return (
			<p className="border-t-2 border-foreground py-8 text-muted-foreground">
				Everyone has their answer, and nothing is to be followed up today.
			</p>
		)
	return groups.map(({ kind, count, lines }) => (
		<section key={kind} aria-labelledby={`waiting-${kind}`} className="mb-8">
			<h2
				id={`waiting-${kind}`}
				className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-foreground pb-2 text-xl"
			>
				{titles[kind]}
				<span className="text-base font-normal text-muted-foreground">
					{counted(count, kind === 'text' ? 'text' : 'request')}
				</span>
			</h2>
			<ul>
				{lines.map((line) => (
					<Line key={line.id} {...line} />
				))}
			</ul>
			{count > lines.length && (
				<Link to={lists[kind]} className="link inline-flex min-h-11 items-center">
					All {count} {kind === 'text' ? 'texts' : 'in the inbox'}
				</Link>
			)}
		</section>
	))
}

function Line({ to, name, about, due, assignee, phones }: WaitingLine) {
	return (
		<li className="flex items-stretch border-b border-border">
			<Link
				to={to}
				data-shortcut="line"
				className="grid min-w-0 flex-1 gap-x-6 gap-y-1 py-3 no-underline hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:px-3"
			>
				<span className="min-w-0">
					<span className="block truncate text-lg leading-snug font-semibold">{name}</span>
					<span className="block truncate text-[0.9375rem] text-muted-foreground">{about}</span>
				</span>
				<span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] sm:justify-end">
					<DueMark {...due} />
					{assignee && <span className="text-muted-foreground">{assignee}</span>}
				</span>
			</Link>
			<CallLinks name={name} phones={phones} />
		</li>
	)
}
