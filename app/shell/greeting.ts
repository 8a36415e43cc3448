import { useEffect, useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { rememberedPlaces } from './remembered_places.ts'

/** The next pickup at the visitor's remembered address. */
export interface Greeting {
	/** The path of the area's page. */
	path: string
	/** `Next pickup: tomorrow` */
	text: string
	/** Why the day differs from the usual one; null if it does not. */
	reason: string | null
}

/** Null if there is no pickup to show. */
export type LoadGreeting = (area: string, zoned: Zoned) => Promise<Greeting | null>

/**
 * Reloads the greeting when the office may have moved the day, when the window regains focus, and when the
 * remembered place changes.
 */
export function useGreeting(load: LoadGreeting): Greeting | null {
	const facts = useFacts()
	const [greeting, setGreeting] = useState<Greeting | null>(null)
	useEffect(() => {
		const ask = () => {
			const area = rememberedPlaces()[0]?.area
			if (area === undefined) return setGreeting(null)
			const matchesStreet = () => rememberedPlaces()[0]?.area === area
			load(area, facts).then(
				(found) => matchesStreet() && setGreeting(found),
				() => undefined,
			)
		}
		ask()
		addEventListener('focus', ask)
		addEventListener('pickup', ask)
		return () => {
			removeEventListener('focus', ask)
			removeEventListener('pickup', ask)
		}
	}, [load, facts])
	return greeting
}
