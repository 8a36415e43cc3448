import { listed } from '#platform/text/listed.ts'
import { clockText } from './clock_text.ts'

/**
 * Where the trucks go and when, as the shown towns and pickup areas say it (`app/content/routes.server.ts`). Nobody saves these facts:
 * they follow their rows.
 */
export interface Routes {
	/** The places whose carts are emptied, by name. */
	carts: readonly string[]
	/** The residential towns, by their slugs, whose carts are not emptied: by somebody else, or by nobody. */
	withoutCarts: readonly string[]
	/** The places that containers are brought to, by name. */
	containers: readonly string[]
	/** Those of them that the pages of commercial sizes name (CM-06). */
	commercial: readonly string[]
	/** The pickup days of each residential town, by its slug; a town without areas is not among them. */
	days: Readonly<Record<string, readonly string[]>>
	/** How often recycling comes, in all areas that have it or in `both` ways; `none` where no area has it, `weekly` where there is no area. */
	recycling: 'none' | 'weekly' | 'alternating' | 'both'
	/** By when carts must be at the curb, as `07:00`, the earliest first; none where there is no area. */
	setOut: readonly string[]
}

/** Every place that is served in one way or the other, by name. */
export function servedPlaces({ carts, containers }: Pick<Routes, 'carts' | 'containers'>): string[] {
	return [...new Set([...carts, ...containers])].toSorted()
}

/** The days of a town, by its slug; empty where no area names one. */
export function townDays({ days }: Pick<Routes, 'days'>, slug: string): readonly string[] {
	return new Map(Object.entries(days)).get(slug) ?? []
}

/** `Monday or Tuesday`; null for none. */
export function daysInWords(days: readonly string[]): string | null {
	return days.length === 0 ? null : listed(days, 'or')
}

/** How often recycling comes, before the words for its day; '' where it comes whenever the trash does, null where it does not come. */
const recyclingRhythm = {
	none: null,
	weekly: '',
	alternating: 'every other week',
	both: 'every week or every other week (your street decides)',
} as const satisfies Record<Routes['recycling'], string | null>

/**
 * `on the same day as your trash`, `every other week, on the same day as your trash`; without a comma, since it stands in lists. Null
 * where recycling does not come.
 */
export function recyclingDay({ recycling }: Pick<Routes, 'recycling'>): string | null {
	const rhythm = recyclingRhythm[recycling]
	return rhythm === null ? null : `${rhythm} on the same day as your trash`.trim()
}

/** The same in a price list: `the same day as trash`. */
export function recyclingInShort({ recycling }: Pick<Routes, 'recycling'>): string | null {
	const rhythm = recyclingRhythm[recycling]
	return rhythm === '' ? 'the same day as trash' : rhythm && `${rhythm} on trash day`
}

/** By when carts must be at the curb: `7:00 AM`, `5:00 AM or 7:00 AM (your street decides)`; where there is no area, when the office `opens`. */
export function setOutInWords({ setOut }: Pick<Routes, 'setOut'>, opens: string): string {
	const times = setOut.length > 0 ? setOut : [opens]
	return `${listed(times.map(clockText), 'or')}${times.length > 1 ? ' (your street decides)' : ''}`
}
