import { Link } from 'react-router'
import { NextDay } from '#app/pickup/area/next_day.tsx'
import { NextStreams } from '#app/pickup/area/next_streams.tsx'
import { Change } from '#app/pickup/area/pickup_days.tsx'
import { PickupActions } from '#app/pickup/area/pickup_actions.tsx'
import { RememberedNote } from '#app/pickup/remembered/remembered_note.tsx'
import type { AreaResult } from './area_result.server.ts'

/** The result for an address on our routes: the address as typed, its next pickup, and what the visitor can do about it. */
export function AreaResultView({ result, address }: { result: AreaResult; address: string }) {
	const { slug, name, next, canceled, setOut, calendar } = result
	return (
		<>
			<p className="text-lg wrap-anywhere">
				Next pickup at <strong>{address}</strong>
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
			<RememberedNote key={address} area={slug} name={name} address={address} />
		</>
	)
}
