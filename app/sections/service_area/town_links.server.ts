import type { Snapshot } from '#app/content/snapshot.server.ts'

/** Towns whose page has another name: North County is Laporte, Bellvue and the ranch roads beyond. */
const within: Readonly<Record<string, string>> = { laporte: 'north-county', bellvue: 'north-county' }

/**
 * Where each town on the map leads, by its slug, where carts at home are meant: its residential page, else the residential
 * overview (FI-24).
 */
export function townLinks(
	{ residentialTowns }: Pick<Snapshot, 'residentialTowns'>,
	slugs: readonly string[],
): Record<string, string> {
	const own = new Set(residentialTowns.ok ? residentialTowns.rows.map(({ slug }) => slug) : [])
	const linkOf = (page: string) => (own.has(page) ? `/residential/${page}` : '/residential')
	return Object.fromEntries(slugs.map((slug) => [slug, linkOf(within[slug] ?? slug)]))
}
