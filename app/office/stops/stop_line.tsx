import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class_names.ts'
import { CallLinks } from '../requests/call_links.tsx'
import { DueMark } from '../requests/due_mark.tsx'
import { Marking } from './marking.tsx'
import type { ShownStop } from './shown_stop.ts'
import { overdueWords } from './stop_sentences.ts'
import type { StopKept } from './stop_commands.server.ts'

interface Props {
	stop: ShownStop
	kept: Partial<StopKept> | null
	isOverdue: boolean
	/** Its position in its area; `last` is the number of stops there. */
	turn: number
	last: number
}

/** A stop in the list of a day: what to do, for whom and where, and its state. */
export function StopLine({ stop, kept, isOverdue, turn, last }: Props) {
	const { to, what, detail, name, phone, phones, address, notes, photos } = stop
	const { state, result, moved, isCanceled, requestTo } = stop
	return (
		<li className="break-inside-avoid border-b border-border py-3 print:py-1 print:text-sm">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
				<p className="min-w-0 grow basis-72 wrap-anywhere">
					{!isOverdue && <span className="text-muted-foreground tabular-nums">{turn}. </span>}
					<Link to={to} data-shortcut="line" className="text-lg leading-snug font-semibold print:text-sm">
						{what}
					</Link>
					{detail && <span className="block text-muted-foreground">{detail}</span>}
					<span className="block">
						{name}, {address}
					</span>
					{phone && <span className="hidden print:block">{phone}</span>}
					{notes && <span className="block whitespace-pre-line">“{notes}”</span>}
					{photos.length > 0 && <span className="block">Photo with the request</span>}
				</p>
				<div className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] sm:justify-end">
					{isOverdue ? (
						<DueMark tone="overdue" text={overdueWords(stop)} />
					) : (
						<span className={classNames(state !== 'planned' && 'font-semibold')}>
							{state === 'planned' ? '' : result}
						</span>
					)}
					{requestTo && (
						<Link to={requestTo} className="link inline-flex min-h-11 items-center print:hidden">
							Request
						</Link>
					)}
					<span className="print:hidden">
						<CallLinks name={name} phones={phones} />
					</span>
				</div>
			</div>
			{moved && !isCanceled && <p className="text-sm text-muted-foreground">Moved: {moved}</p>}
			<div className="flex flex-wrap items-start justify-between gap-x-6">
				<Marking stop={stop} kept={kept} />
				{!isOverdue && last > 1 && <Turn stop={stop} turn={turn} last={last} />}
			</div>
			<span className="hidden h-6 border-b border-dotted border-foreground print:block" />
		</li>
	)
}

/** Buttons that move a stop within its area if the shortest way is not the one wanted; not printed. */
function Turn({ stop: { id, what, name, hasTurn }, turn, last }: Pick<Props, 'stop' | 'turn' | 'last'>) {
	const about = `${what}, ${name}`
	const choices = [
		...(turn > 1 ? [{ label: 'Up', to: String(turn - 1) }] : []),
		...(turn < last ? [{ label: 'Down', to: String(turn + 1) }] : []),
		...(hasTurn ? [{ label: 'Shortest way', to: '' }] : []),
	]
	return (
		<Form method="post" preventScrollReset className="mt-2 flex flex-wrap print:hidden">
			<input type="hidden" name="intent" value="turn" />
			<input type="hidden" name="stop" value={id} />
			{choices.map(({ label, to }) => (
				<Button
					key={label}
					type="submit"
					kind="quiet"
					name="turn"
					value={to}
					aria-label={`${label}: ${about}`}
				>
					{label}
				</Button>
			))}
		</Form>
	)
}
