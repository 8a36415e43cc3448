import { countedStops } from '#app/stops/stop_kinds.ts'
import { DueMark } from '../requests/due_mark.tsx'
import { overdueWords } from '../stops/stop_sentences.ts'
import type { StopsOfToday } from './stops_today.server.ts'
import { WaitingLine, WaitingSection } from './waiting_section.tsx'

const titles = {
	asking: 'Reported by drivers, to decide',
	overdue: 'Stops overdue or not done',
	out: 'Containers out longer than agreed',
	due: 'Stops today',
} as const

/** Lists today's stops by group. */
export function StopGroups({ groups }: { groups: readonly StopsOfToday[] }) {
	return groups.map(({ kind, count, stops }) => (
		<WaitingSection
			key={kind}
			id={`stops-${kind}`}
			title={titles[kind]}
			count={countedStops(count)}
			more={{
				to: '/admin/stops',
				label: count > stops.length ? `All ${count}, to mark` : kind === 'asking' ? 'Decide' : 'Mark them',
			}}
		>
			{stops.map((stop) => (
				<WaitingLine
					key={stop.id}
					{...stop}
					title={`${stop.what}, ${stop.name}`}
					about={`${stop.area} · ${stop.address}`}
				>
					{kind !== 'due' && <DueMark tone="overdue" text={overdueWords(stop)} />}
				</WaitingLine>
			))}
		</WaitingSection>
	))
}
