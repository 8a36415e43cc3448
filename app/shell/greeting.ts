import { useEffect, useState } from 'react'

/** The next pickup where this browser's visitor lives. */
export interface Greeting {
	/** Of the area's page. */
	path: string
	/** `Next pickup: tomorrow` */
	text: string
	/** Why it comes on another day than usual; null for a usual one. */
	reason: string | null
}

/** Where the browser keeps the slug of the area. */
export const pickupAreaKey = 'pickupArea'

/** Null when there is none to tell. */
export type LoadGreeting = (area: string) => Promise<Greeting | null>

/** Asked for again when the office may have moved the day: on word of the server, and when the visitor comes back. */
export function useGreeting(load: LoadGreeting): Greeting | null {
	const [greeting, setGreeting] = useState<Greeting | null>(null)
	useEffect(() => {
		const ask = () => {
			const area = rememberedArea()
			if (area) load(area).then(setGreeting, () => undefined)
		}
		ask()
		addEventListener('focus', ask)
		addEventListener('pickup', ask)
		return () => {
			removeEventListener('focus', ask)
			removeEventListener('pickup', ask)
		}
	}, [load])
	return greeting
}

function rememberedArea(): string | null {
	try {
		return localStorage.getItem(pickupAreaKey)
	} catch {
		return null
	}
}
