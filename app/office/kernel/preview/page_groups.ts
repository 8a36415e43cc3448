import type { ChangedPage } from './changed_pages.server.ts'
import type { ChangedPassage } from './changed_words.ts'

/** A page of the list, with where its words change apart from what it has in common with others. */
interface ListedPage extends Pick<ChangedPage, 'path' | 'name' | 'how'> {
	passages: readonly ChangedPassage[]
	/** How many more there are than the list shows. */
	more: number
}

/** Pages of one kind. */
export interface PageGroup {
	name: string
	/** What changes on each of them. */
	common: readonly ChangedPassage[]
	pages: ListedPage[]
	isFolded: boolean
}

export interface ListedPages {
	count: number
	/** What changes on every page whose words change, such as in the footer. */
	common: readonly ChangedPassage[]
	groups: PageGroup[]
}

/** From so many pages on, what they have in common is told once. */
const fewest = 3
/** Of each page, so many passages are told: of a page among many, one. */
const passagesOfFew = 3
const many = 12
/** Longer groups are folded, unless they come first. */
const longest = 8

/** The changed pages by their kind, in their order, so that many of them stay short to read. */
export function groupPages(pages: readonly ChangedPage[]): ListedPages {
	const common = commonOf(pages.filter(({ passages }) => passages.length > 0))
	const most = pages.length > many ? 1 : passagesOfFew
	const kinds = [...Map.groupBy(pages, nameOf)].toSorted(
		([one], [other]) => Number(one === unseen) - Number(other === unseen),
	)
	const groups = kinds.map(([name, own], index): PageGroup => {
		const shared = without(commonOf(own), common)
		return {
			name,
			common: shared,
			pages: own.map((page) => listed(page, [...common, ...shared], most)),
			isFolded: name === unseen || (index > 0 && own.length > longest),
		}
	})
	return { count: pages.length, common, groups }
}

const unseen = 'Only in links, pictures or what search engines read'

function nameOf({ below, how, passages }: ChangedPage): string {
	if (how === 'changes' && passages.length === 0) return unseen
	return below === null ? 'Pages' : `Under “${below}”`
}

function listed(
	{ path, name, how, passages }: ChangedPage,
	told: readonly ChangedPassage[],
	most: number,
): ListedPage {
	const own = without(passages, told)
	return {
		path,
		name,
		how,
		passages: own.slice(0, most),
		more: Math.max(0, own.length - most),
	}
}

function commonOf(pages: readonly Pick<ChangedPage, 'passages'>[]): ChangedPassage[] {
	const [first, ...rest] = pages
	if (!first || rest.length + 1 < fewest) return []
	const others = rest.map(({ passages }) => new Set(passages.map(keyOf)))
	return first.passages.filter((passage) => others.every((keys) => keys.has(keyOf(passage))))
}

function without(
	passages: readonly ChangedPassage[],
	known: readonly ChangedPassage[],
): readonly ChangedPassage[] {
	const keys = new Set(known.map(keyOf))
	return passages.filter((passage) => !keys.has(keyOf(passage)))
}

const keyOf = (passage: ChangedPassage) => JSON.stringify(passage)
