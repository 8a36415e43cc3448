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

/** Where all of a group are. */
const lists: Record<WaitingKind, string> = {
	overdue: `/admin/leads${listQuery({ isOverdueOnly: true })}`,
	text: '/admin/texts',
	today: '/admin/leads?plan=today',
	'follow-up': '/admin/leads?plan=today',
	later: `/admin/leads${listQuery({ status: 'new' })}`,
}

/** What waits for the office, the most urgent first. */
export function WaitingList({ groups }: { groups: readonly WaitingGroup[] }) {
	if (groups.length === 0)
		return (
			<p className="border-t-2 border-foreground py-8 text-muted-foreground">
				Everyone has their answer, and nothing is to be followed up today.
			</p>
		)
	return groups.map(({ kind, count, lines }) => {
		const isTexts = kind === 'text'
		return (
			<WaitingSection
				key={kind}
				id={`waiting-${kind}`}
				title={titles[kind]}
				count={counted(count, isTexts ? 'text' : 'request')}
				more={
					count > lines.length
						? { to: lists[kind], label: `All ${count} ${isTexts ? 'texts' : 'in the inbox'}` }
						: null
				}
			>
				{lines.map(({ due, assignee, ...line }) => (
					<WaitingLine key={line.id} {...line} title={line.name}>
						<DueMark {...due} />
						{assignee && <span className="text-muted-foreground">{assignee}</span>}
					</WaitingLine>
				))}
			</WaitingSection>
		)
	})
}
