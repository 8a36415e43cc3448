import type { SearchGroup } from '#app/content/search_groups.ts'

/** A searchable document: plain text with placeholders filled. */
export interface SearchDocument {
	id: string
	contentType: SearchGroup
	title: string
	/** Shown below the result's title; the core of the answer. */
	summary: string
	/** Headings, emphasized words and other names of the subject. */
	keys: string
	body: string
	/** Words that the text implies but does not contain, such as "roll-off dumpster" for a question about one. */
	context: string
	/** A path of this site that does not redirect. */
	url: string
	updatedAt: string | null
}
