import type { SearchGroup } from '#app/content/search_groups.ts'

/** One thing that can be found: plain text, placeholders filled. */
export interface SearchDocument {
	id: string
	contentType: SearchGroup
	title: string
	/** What a result shows beneath its title, and the heart of the answer. */
	summary: string
	/** Headings, emphasized words, and what else the answer is about by name. */
	keys: string
	body: string
	/** Context that the text implies but does not say: "roll-off dumpster" for a question about one. */
	context: string
	/** A path of this site that does not redirect. */
	url: string
	updatedAt: string | null
}
