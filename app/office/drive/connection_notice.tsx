import { useEffect, useState, useSyncExternalStore } from 'react'
import { counted } from '#platform/text/counted.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { loginPath } from '../sign_in/next_path.ts'
import { drivePath } from '../parts/screens.ts'
import { type StoredMark, waitingMarks } from './mark_store.ts'
import { useNotSent } from './not_sent.ts'
import type { DayMarks } from './use_marks.ts'

/** The maximum number of marks listed; all of them are sent. */
const mostListed = 100

interface Props extends Pick<DayMarks, 'connection' | 'waiting'> {
	staffId: string
	/** `YYYY-MM-DD`: the day of the sheet. */
	day: string
	timeZone: string
}

/** Tells a driver about marks that have not arrived and what to do. */
export function ConnectionNotice({ connection, waiting, staffId, day, timeZone }: Props) {
	const { own, others } = waiting
	const isNotSent = useNotSent()
	const today = useSyncExternalStore(
		subscribe,
		() => localTimeOf(new Date(), { timeZone }).date,
		() => day,
	)
	const [count, they] = [counted(own, 'mark'), own === 1 ? 'it is' : 'they are']
	return (
		<div aria-live="polite" className="sticky top-0 z-10 bg-background">
			{today > day && (
				<p className="mb-3 border-l-4 border-accent py-2 pl-3 font-semibold">
					{`This is the sheet of ${formatDay(day)}, which this phone kept. Today’s comes with the next connection.`}
				</p>
			)}
			{isNotSent && (
				<p className="mb-3 border-l-4 border-destructive py-2 pl-3 font-semibold">
					That was pressed while the page opened, without a connection: it was not kept. Please press again.
				</p>
			)}
			{own > 0 && connection !== 'sent' && (
				<div className="mb-3 border-l-4 border-accent py-2 pl-3">
					<p className="font-semibold">{`${count} on this phone, not yet at the office.`}</p>
					{connection === 'offline' && (
						<p>{`There is no connection. Go on: ${they} sent as soon as there is one.`}</p>
					)}
					{connection === 'failing' && (
						<p>{`The office’s server does not answer. Go on: ${they} sent as soon as it does.`}</p>
					)}
					{connection === 'signed-out' && (
						<>
							<p>
								You are signed out.{' '}
								<a href={loginPath(new URL(drivePath, location.href))} className="link">
									Sign in again
								</a>
								{`, and ${they} sent. If you cannot, call the office and read them out:`}
							</p>
							<Waiting staffId={staffId} day={day} count={own} />
						</>
					)}
				</div>
			)}
			{others > 0 && (
				<p className="mb-3 border-l-4 border-accent py-2 pl-3">
					{`${counted(others, 'mark')} of another driver on this phone: sent when that driver signs in here again.`}
				</p>
			)}
		</div>
	)
}

function subscribe(changed: () => void): () => void {
	document.addEventListener('visibilitychange', changed)
	return () => document.removeEventListener('visibilitychange', changed)
}

interface WaitingProps extends Pick<Props, 'staffId' | 'day'> {
	count: number
}

/** Lists the latest waiting mark of each stop, including marks of earlier days. */
function Waiting({ staffId, day, count }: WaitingProps) {
	const [marks, setMarks] = useState<readonly StoredMark[]>([])
	useEffect(
		() =>
			void waitingMarks(staffId, Math.min(count, mostListed)).then(
				(waiting) => setMarks([...new Map(waiting.map((mark) => [mark.stop, mark])).values()]),
				() => undefined,
			),
		[staffId, count],
	)
	return (
		<ul className="mt-1 list-disc pl-5">
			{marks.map((mark) => (
				<li key={mark.key}>{read(mark, day)}</li>
			))}
		</ul>
	)
}

/** Formats a mark: `Swap a cart, Ada Stone, 100 Maple St, Windsor, done, 96-10234`; one of another day starts with that day. */
function read({ day, about, state, cart_number, reason }: StoredMark, today: string): string {
	const said = [about, state === 'done' ? 'done' : 'not done', cart_number, reason].filter(Boolean).join(', ')
	return day === today ? said : `${formatDay(day)}: ${said}`
}
