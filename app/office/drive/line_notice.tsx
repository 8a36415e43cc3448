import { counted } from '#app/company/promises.ts'
import { loginPath } from '../sign_in/next_path.ts'
import { drivePath } from '../parts/screens.ts'
import type { StoredMark } from './mark_store.ts'
import type { DayMarks } from './use_marks.ts'

/** What a driver should know of marks that have not arrived, and what is to do. */
export function LineNotice({ line, waiting, byStop }: Pick<DayMarks, 'line' | 'waiting' | 'byStop'>) {
	const { own, others } = waiting
	const [count, they] = [counted(own, 'mark'), own === 1 ? 'it is' : 'they are']
	return (
		<div aria-live="polite" className="sticky top-0 z-10 bg-background">
			{own > 0 && line !== 'sent' && (
				<div className="mb-3 border-l-4 border-accent py-2 pl-3">
					<p className="font-semibold">{`${count} on this phone, not yet at the office.`}</p>
					{line === 'offline' && (
						<p>{`There is no connection. Go on: ${they} sent as soon as there is one.`}</p>
					)}
					{line === 'failing' && (
						<p>{`The office’s server does not answer. Go on: ${they} sent as soon as it does.`}</p>
					)}
					{line === 'signed-out' && (
						<>
							<p>
								You are signed out.{' '}
								<a href={loginPath(new URL(drivePath, location.href))} className="link">
									Sign in again
								</a>
								{`, and ${they} sent. If you cannot, call the office and read them out:`}
							</p>
							<Waiting byStop={byStop} />
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

function Waiting({ byStop }: Pick<DayMarks, 'byStop'>) {
	const waiting = [...byStop.values()].filter(({ waits }) => waits === 1)
	return (
		<ul className="mt-1 list-disc pl-5">
			{waiting.map((mark) => (
				<li key={mark.key}>{read(mark)}</li>
			))}
		</ul>
	)
}

function read({ about, state, cart_number, reason }: StoredMark): string {
	return [about, state === 'done' ? 'done' : 'not done', cart_number, reason].filter(Boolean).join(', ')
}
