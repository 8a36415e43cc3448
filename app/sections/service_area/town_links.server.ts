import type { Snapshot } from '#app/content/snapshot.server.ts'

/** Towns whose page has another name: North County is Laporte, Bellvue and the ranch roads beyond. */
const within: Readonly<Record<string, string>> = { laporte: 'north-county', bellvue: 'north-county' }

/** Where each town on the map leads, by its slug: its residential page, else its roll-off page, else nowhere. */
export function townLinks(
	{ residentialTowns, rolloffTowns }: Pick<Snapshot, 'residentialTowns' | 'rolloffTowns'>,
	slugs: readonly string[],
): Record<string, string> {
	const residential = slugsOf(residentialTowns)
	const rolloff = slugsOf(rolloffTowns)
	const links = slugs.map((slug): [string, string | null] => {
		const page = within[slug] ?? slug
		if (residential.has(page)) return [slug, `/residential/${page}`]
		return [slug, rolloff.has(slug) ? `/roll-off-dumpsters/${slug}` : null]
	})
	return Object.fromEntries(links.filter((link): link is [string, string] => link[1] !== null))
}

function slugsOf(towns: { ok: true; rows: readonly { slug: string }[] } | { ok: false }): Set<string> {
	return new Set(towns.ok ? towns.rows.map(({ slug }) => slug) : [])
}
