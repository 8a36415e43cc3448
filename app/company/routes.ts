import { listed } from '#platform/text/listed.ts'
import { clockText } from './clock_text.ts'

/**
 * Where and when the trucks go, derived from the published towns and pickup areas
 * (`app/content/routes.server.ts`). Not editable.
 */
export interface Routes {
	/** The places where carts are emptied, by name. */
	carts: readonly string[]
	/** The slugs of residential towns where we empty no carts: another hauler does, or nobody. */
	withoutCarts: readonly string[]
	/** The places that containers are brought to, by name. */
	containers: readonly string[]
	/** Those of `containers` that the pages of commercial sizes name (CM-06). */
	commercial: readonly string[]
	/** The pickup days of each residential town, by its slug; towns without areas are missing. */
	days: Readonly<Record<string, readonly string[]>>
	/**
	 * How often recycling comes in the areas that have it, `both` if it differs; `none` if no area has it,
	 * `weekly` if there are no areas.
	 */
	recycling: 'none' | 'weekly' | 'alternating' | 'both'
	/** When carts must be at the curb, as `07:00`, earliest first; empty if there are no areas. */
	setOut: readonly string[]
}

/** Every place that is served in either way, by name. */
export function servedPlaces({ carts, containers }: Pick<Routes, 'carts' | 'containers'>): string[] {
	return [...new Set([...carts, ...containers])].toSorted()
}

/** The pickup days of a town, by its slug; empty if none is known. */
export function townDays({ days }: Pick<Routes, 'days'>, slug: string): readonly string[] {
	return new Map(Object.entries(days)).get(slug) ?? []
}

/** `Monday or Tuesday`; null for none. */
export function daysInWords(days: readonly string[]): string | null {
	return days.length === 0 ? null : listed(days, 'or')
}

/** How often recycling comes, as a prefix to its day; '' if with every trash pickup, null if it does not come. */
const recyclingRhythm = {
	none: null,
	weekly: '',
	alternating: 'every other week',
	both: 'every week or every other week (your street decides)',
} as const satisfies Record<Routes['recycling'], string | null>

/**
 * `on the same day as your trash`, `every other week on the same day as your trash`; without a comma, because
 * it is used in lists. Null if recycling does not come.
 */
export function recyclingDay({ recycling }: Pick<Routes, 'recycling'>): string | null {
	const rhythm = recyclingRhythm[recycling]
	return rhythm === null ? null : `${rhythm} on the same day as your trash`.trim()
}

/** The recycling day for a price list: `the same day as trash`. */
export function recyclingInShort({ recycling }: Pick<Routes, 'recycling'>): string | null {
	const rhythm = recyclingRhythm[recycling]
	return rhythm === '' ? 'the same day as trash' : rhythm && `${rhythm} on trash day`
}

/**
 * When carts must be at the curb: `7:00 AM`, `5:00 AM or 7:00 AM (your street decides)`; if there are no
 * areas, when the office `opens`.
 */
export function setOutInWords({ setOut }: Pick<Routes, 'setOut'>, opens: string): string {
	const times = setOut.length > 0 ? setOut : [opens]
	return `${listed(times.map(clockText), 'or')}${times.length > 1 ? ' (your street decides)' : ''}`
}
