import type { Facts } from '#app/company/facts_type.ts'
import { closedBy } from '#app/company/services.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { contentTypes } from '#app/content/content_types.ts'
import type { ContentType, FoundText, RowsOf } from '#app/content/content_type.ts'
import { listedRows } from '#app/content/listed_rows.ts'
import { rowsIn } from '#app/content/listing.ts'
import { ownPageOf } from '#app/content/own_page.ts'
import { pages } from '#app/content/pages/all.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { factsIn } from '#app/content/routes.server.ts'
import { searchGroups } from '#app/content/search_groups.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { redirectFor } from '#app/seo/redirects.ts'
import type { SearchDocument } from './document.ts'

type Draft = Pick<SearchDocument, 'id' | 'contentType' | 'url' | 'updatedAt'> & {
	text: FoundText
	/** The facts that fill its placeholders. */
	facts: Facts
}

/** All documents of the current content; a table that could not be read is left out. */
export function searchDocuments(
	content: Snapshot,
	today: Date,
	types: readonly ContentType[] = contentTypes,
): SearchDocument[] {
	return [...eachSearchDocument(content, today, types)]
}

/** Like `searchDocuments`, as a generator. */
export function* eachSearchDocument(
	content: Snapshot,
	today: Date,
	types: readonly ContentType[] = contentTypes,
): Generator<SearchDocument> {
	const day = localTimeOf(today, content.facts).date
	for (const { text, facts, ...draft } of drafts(content, types, day)) {
		const fill = (words: string | undefined) => (words ? fillPlaceholders(words, facts, today) : '')
		// The whole text is about services that are not offered.
		if (text.summary && fill(text.summary) === '') continue
		yield {
			...draft,
			title: fill(text.title),
			summary: fill(text.summary),
			keys: fill(text.keys),
			body: fill(text.body),
			context: fill(text.context),
		}
	}
}

function* drafts(content: Snapshot, types: readonly ContentType[], day: string): Generator<Draft> {
	const rowsOf = ((table) => {
		const type = types.find((one) => one.table === table)
		return rowsIn(type && listedRows(content, type))
	}) as RowsOf
	for (const group of searchGroups) {
		for (const type of types) if (type.search?.group === group) yield* draftsOf(type, content, rowsOf, day)
	}
	for (const { path, found = [] } of pages) {
		for (const text of found) {
			const url = text.path ?? path
			if (closedBy(content.facts.closedPages, url) !== null) continue
			yield { id: `page-${url}`, contentType: 'page', text, facts: content.facts, url, updatedAt: null }
		}
	}
}

function* draftsOf(type: ContentType, content: Snapshot, rowsOf: RowsOf, day: string): Generator<Draft> {
	const { search } = type
	if (!search) return
	for (const row of rowsIn(listedRows(content, type))) {
		const facts = factsIn(search.town?.(row) ?? null, content, day)
		const text = search.text(row, rowsOf, facts.services)
		const path = text?.path ?? ownPageOf(type, row)
		if (!text || path === null || closedBy(content.facts.closedPages, path) !== null) continue
		const updatedAt = typeof row['updated_at'] === 'string' ? row['updated_at'] : null
		yield {
			id: row.id,
			contentType: search.group,
			text,
			facts,
			url: redirectFor(path, content.facts) ?? path,
			updatedAt,
		}
	}
}
