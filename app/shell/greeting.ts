import { useEffect, useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { rememberedPlaces } from './remembered_places.ts'

/** The next pickup where this browser's visitor lives. */
export interface Greeting {
	/** Of the area's page. */
	path: string
	/** `Next pickup: tomorrow` */
	text: string
	/** Why it comes on another day than usual; null for a usual one. */
	reason: string | null
}

/** Null when there is none to tell. */
export type LoadGreeting = (area: string, zoned: Zoned) => Promise<Greeting | null>

/** Asked for again when the office may have moved the day, when the visitor comes back, and when another place is remembered. */
export function useGreeting(load: LoadGreeting): Greeting | null {
	const facts = useFacts()
	const [greeting, setGreeting] = useState<Greeting | null>(null)
	useEffect(() => {
		const ask = () => {
			const area = rememberedPlaces()[0]?.area
			if (area === undefined) return setGreeting(null)
			const isMeant = () => rememberedPlaces()[0]?.area === area
			load(area, facts).then(
				(found) => isMeant() && setGreeting(found),
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
