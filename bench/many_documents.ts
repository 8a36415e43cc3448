import type { SearchDocument } from '#app/search/document.ts'

/** Returns `count` documents: the real ones, then copies that each add a made-up place name and half of another document's text. */
export function manyDocuments(real: readonly SearchDocument[], count: number): SearchDocument[] {
	return Array.from({ length: count }, (_, index) => {
		const one = real[index % real.length]
		const other = real[(index * 7 + 3) % real.length]
		if (!one || !other) throw new Error('There are no documents to vary.')
		if (index < real.length) return one
		const town = `Place${index}`
		const half = Math.floor(other.body.length / 2)
		return {
			...one,
			id: `${one.id}-${index}`,
			title: `${one.title} in ${town}`,
			body: `${one.body} ${other.body.slice(0, half)} ${town}`,
			url: `${one.url}-${index}`,
		}
	})
}
