import { Link } from 'react-router'
import { NextDay } from '../area/next_day.tsx'
import { NextStreams } from '../area/next_streams.tsx'
import { Change } from '../area/pickup_days.tsx'
import { PickupActions } from '../area/pickup_actions.tsx'
import { RememberedNote } from '../remembered/remembered_note.tsx'
import type { AreaAnswer } from './area_answer.server.ts'

/** The answer to an address on our routes: the address as it was typed, its next pickup, and what to do about it. */
export function AreaAnswerView({ answer, typed }: { answer: AreaAnswer; typed: string }) {
	const { slug, name, next, canceled, setOut, calendar } = answer
	return (
		<>
			<p className="text-lg wrap-anywhere">
				Next pickup at <strong>{typed}</strong>
			</p>
			{canceled.map((day) => (
				<div key={day.date} className="mt-2">
					{day.day}
					<Change {...day} />
				</div>
			))}
			<p className="mt-1 font-display text-title leading-tight font-extrabold text-balance">
				<NextDay next={next} />
			</p>
			{next && (
				<div className="mt-2">
					<NextStreams next={next} setOut={setOut} />
				</div>
			)}
			<div className="mt-5">
				<PickupActions slug={slug} calendar={calendar} />
			</div>
			<p className="mt-3 mb-4">
				<Link to={`/pickup-day/${slug}`} className="link inline-flex min-h-11 items-center">
					All days in {name}
				</Link>
			</p>
			<RememberedNote key={typed} area={slug} name={name} address={typed} />
		</>
	)
}
