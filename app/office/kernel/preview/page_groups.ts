import type { ChangedPage } from './changed_pages.server.ts'
import type { ChangedPassage } from './changed_words.ts'

/** A listed page with its changed passages, without those it shares with other pages. */
interface ListedPage extends Pick<ChangedPage, 'path' | 'name' | 'how'> {
	passages: readonly ChangedPassage[]
	/** The number of passages that are not shown. */
	more: number
}

/** Pages of one kind. */
export interface PageGroup {
	name: string
	/** Changes on every page of the group. */
	common: readonly ChangedPassage[]
	pages: ListedPage[]
	isFolded: boolean
}

export interface ListedPages {
	count: number
	/** Changes on every page whose words change, such as in the footer. */
	common: readonly ChangedPassage[]
	groups: PageGroup[]
}

/** Changes shared by at least this many pages are shown once. */
const fewest = 3
/** Passages shown per page; with `many` pages or more, only one. */
const passagesOfFew = 3
const many = 12
/** Longer groups are collapsed, except the first. */
const longest = 8

/** Groups changed pages by kind, in order, to keep long lists short. */
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
