import { countWithin } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { done, refused, type OfficeRequest } from '../../kernel/screens/commands.server.ts'
import { checkImport } from './check_import.server.ts'
import { missingColumns } from './columns.ts'
import { receiveFile } from './receive_file.server.ts'
import { stageFile } from './stage_file.server.ts'

/** Each upload takes seconds of CPU. */
const uploadLimit = defineRateLimit({ name: 'office-streets', allowed: [{ hits: 20, ms: 600_000 }] })

/**
 * Stores an uploaded file of street ranges and, when its columns can be guessed, makes its list and summary; leads to the page of
 * what it would change.
 */
export async function uploadStreets({ services, staff, now, request }: OfficeRequest) {
	const { store } = services
	if (!(await countWithin(store.db, uploadLimit, staff.id, now)))
		return refused(429, 'That is a lot of files at once. Wait ten minutes, please.')
	const staged = await receiveFile(request, (file, fields) =>
		stageFile(store, file, fields.get('reach') === 'areas' ? 'areas' : 'all', { staff, now }),
	)
	if (staged === null) return refused(422, 'Choose a file first.')
	if (!staged.ok) return refused(422, staged.message)
	const { columns } = await store.db
		.selectFrom('street_imports')
		.select('columns')
		.where('id', '=', staged.id)
		.executeTakeFirstOrThrow()
	if (columns && missingColumns(columns).length === 0) await checkImport(store, staged.id, columns)
	return done(`/admin/streets/import/${staged.id}`)
}
