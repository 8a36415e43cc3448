import type { PageHead } from './head_tags.ts'
import { structuredDataOf } from './page_meta.server.ts'

/** The structured data of the page that these loaders prepared, each block as text for a script element. */
export function structuredDataIn(loaderData: Readonly<Record<string, unknown>>): string[] {
	return Object.values(loaderData)
		.filter(hasMeta)
		.flatMap(({ meta }) => structuredDataOf(meta))
		.map((block) => JSON.stringify(block).replaceAll('<', '\\u003c'))
}

function hasMeta(data: unknown): data is { meta: PageHead } {
	return typeof data === 'object' && data !== null && 'meta' in data && typeof data.meta === 'object'
}
