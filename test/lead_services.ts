import { tmpdir } from 'node:os'
import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { openPictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import { builtInContent } from './built_in_content.ts'
import { recordedLog } from './recorded_log.ts'

/** What taking leads requires of the server, with the built-in content, unless `parts` say otherwise. */
export function leadServices(store: Store, parts: Partial<LeadServices> = {}): LeadServices {
	return {
		store,
		log: recordedLog().log,
		content: builtInContent,
		wake: () => undefined,
		publicUrl: 'http://localhost',
		storage: openPictureStorage(tmpdir(), null),
		...parts,
	}
}
