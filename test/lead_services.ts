import { tmpdir } from 'node:os'
import { sampleContent } from './sample_content.ts'
import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { openPictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import { recordedLog } from './recorded_log.ts'

/** The services that lead commands need, with the built-in facts; `parts` replace some of them. */
export function leadServices(store: Store, parts: Partial<LeadServices> = {}): LeadServices {
	return {
		store,
		log: recordedLog().log,
		content: { current: sampleContent },
		wake: () => undefined,
		publicUrl: 'http://localhost',
		storage: openPictureStorage(tmpdir(), null),
		...parts,
	}
}
