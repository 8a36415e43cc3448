import type { Snapshot } from '#app/content/snapshot.server.ts'
import { searchDocuments } from '../documents.server.ts'
import type { Popularity } from '../popularity.server.ts'
import type { LocalDocument } from './local_document.ts'

/** All searchable documents, in the form of the dialog's index. */
export function localDocuments(content: Snapshot, popularity: Popularity, today: Date): LocalDocument[] {
	return searchDocuments(content, today).map(({ id, contentType, title, summary, body, url, updatedAt }) => ({
		id,
		contentType,
		title,
		body: `${summary} ${body}`.replace(/\s+/g, ' ').trim(),
		url,
		updatedAt,
		popularity: popularity({ id, url }),
	}))
}
