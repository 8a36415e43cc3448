import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import type { Greeting } from '#app/shell/greeting.ts'
import { type RememberedPlace, rememberedPlaces } from '#app/shell/remembered_places.ts'
import { Button } from '#app/ui/button.tsx'
import { loadGreeting } from './greeting.ts'
import { forgetPlaces } from './remember_place.ts'

/**
 * Every place that this browser remembers, with its next pickup; renders nothing before scripts run or if
 * there is none.
 */
export function RememberedPlaces() {
	const facts = useFacts()
	const [places, setPlaces] = useState<readonly RememberedPlace[]>([])
	const [greetings, setGreetings] = useState<Readonly<Record<string, Greeting | null>>>({})
	useEffect(() => {
		const show = () => {
			const known = rememberedPlaces()
			setPlaces(known)
			for (const area of new Set(known.map((place) => place.area)))
				loadGreeting(area, facts).then(
					(found) => setGreetings((before) => ({ ...before, [area]: found })),
					() => undefined,
				)
		}
		show()
		addEventListener('pickup', show)
		return () => removeEventListener('pickup', show)
	}, [facts])
	if (places.length === 0) return null
	return (
		<section aria-labelledby="remembered-heading" className="section">
			<div className="wrap">
				<h2 id="remembered-heading" className="text-title">
					Remembered on this device
				</h2>
				<ul className="mt-6 grid gap-x-10 lg:grid-cols-2">
					{places.map((place) => (
						<li
							key={place.address ?? place.area}
							className="flex flex-wrap items-center justify-between gap-x-4 border-b border-border py-2"
						>
							<Link
								to={`/pickup-day/${place.area}`}
								className="flex min-h-12 grow basis-40 flex-wrap items-center gap-x-4 wrap-anywhere"
							>
								<span className="link">{place.address ?? place.name}</span>
								<span className="font-semibold">{greetings[place.area]?.text}</span>
							</Link>
							<Button kind="quiet" onClick={() => forgetPlaces((one) => isSame(one, place))}>
								Forget<span className="sr-only"> {place.address ?? place.name}</span>
							</Button>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

function isSame(one: RememberedPlace, other: RememberedPlace): boolean {
	return one.area === other.area && one.address === other.address
}
