import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { done, type OfficeRequest } from '../../kernel/screens/commands.server.ts'
import { checkImport } from './check_import.server.ts'
import { missingColumns } from './columns.ts'
import { takeFile } from './receive_file.server.ts'
import { stageFile } from './stage_file.server.ts'

/** Each upload takes seconds of CPU. */
const uploadLimit = defineRateLimit({ name: 'office-streets', allowed: [{ hits: 20, ms: 600_000 }] })

/**
 * Stores an uploaded file of street ranges and, if its columns can be guessed, checks it; redirects to the page with its
 * summary.
 */
export async function uploadStreets(sent: OfficeRequest) {
	const { store } = sent.services
	const staged = await takeFile(sent, uploadLimit, (file, fields) =>
		stageFile(store, file, fields.get('reach') === 'areas' ? 'areas' : 'all', sent),
	)
	if (!staged.ok) return staged
	const id = staged.taken
	const { columns } = await store.db
		.selectFrom('street_imports')
		.select('columns')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	if (columns && missingColumns(columns).length === 0) await checkImport(store, id, columns)
	return done(`/admin/streets/import/${id}`)
}
