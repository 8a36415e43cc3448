import { pickupAreaKey } from '#app/shell/greeting.ts'

/** Stores the area's slug in this browser; null forgets it. Does nothing where storage is blocked or full. */
export function rememberArea(slug: string | null): void {
	try {
		if (slug === null) localStorage.removeItem(pickupAreaKey)
		else localStorage.setItem(pickupAreaKey, slug)
	} catch {
		// Without storage, the visitor looks it up again.
	}
}
