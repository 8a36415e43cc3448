import { counted } from '#platform/text/counted.ts'
import { DueMark } from '../requests/due_mark.tsx'
import { listQuery } from '../requests/filters.ts'
import type { WaitingGroup, WaitingKind } from './waiting_groups.server.ts'
import { WaitingLine, WaitingSection } from './waiting_section.tsx'

const titles: Record<WaitingKind, string> = {
	overdue: 'Overdue',
	text: 'Texts to answer',
	today: 'Due today',
	'follow-up': 'Follow up today',
	later: 'New, due later',
}

const today = { to: `/admin/leads${listQuery({ plan: 'today' })}`, label: 'All that is to do today' }

/** Links to the complete lists, labeled by what they contain: some contain more than the group. */
const lists: Record<WaitingKind, { to: string; label: string }> = {
	overdue: { to: `/admin/leads${listQuery({ isOverdueOnly: true })}`, label: 'All overdue requests' },
	text: { to: '/admin/texts', label: 'All texts that wait' },
	today,
	'follow-up': today,
	later: { to: `/admin/leads${listQuery({ status: 'new' })}`, label: 'All new requests' },
}

/** Lists what waits for the office, most urgent first. */
export function WaitingList({ groups }: { groups: readonly WaitingGroup[] }) {
	if (groups.length === 0)
		return (
			<p className="border-t-2 border-foreground py-8 text-muted-foreground">
				Everyone has their answer, and nothing is to be followed up today.
			</p>
		)
	return groups.map(({ kind, count, lines }) => (
		<WaitingSection
			key={kind}
			id={`waiting-${kind}`}
			title={titles[kind]}
			count={counted(count, kind === 'text' ? 'text' : 'request')}
			more={count > lines.length ? lists[kind] : null}
		>
			{lines.map(({ due, assignee, ...line }) => (
				<WaitingLine key={line.id} {...line} title={line.name}>
					<DueMark {...due} />
					{assignee && <span className="text-muted-foreground">{assignee}</span>}
				</WaitingLine>
			))}
		</WaitingSection>
	))
}
