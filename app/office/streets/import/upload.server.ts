import type { Services } from '#app/context.server.ts'
import { isWithin } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { storeFailure } from '../../kernel/store/store_failure.ts'
import type { Actor } from '../../kernel/store/write_content.server.ts'
import { checkImport } from './check_import.server.ts'
import { missingColumns } from './columns.ts'
import { receiveFile } from './receive_file.server.ts'
import { stageFile } from './stage_file.server.ts'
import { sweepImports } from './sweep_imports.server.ts'

export type Uploaded = { ok: true; id: string } | { ok: false; status: number; message: string }

/** Each upload takes seconds of CPU. */
const uploadLimit = defineRateLimit({ name: 'office-streets', allowed: [{ hits: 20, ms: 600_000 }] })

/** Stores an uploaded file of street ranges and, when its columns can be guessed, makes its list and summary. */
export async function uploadStreets(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	request: Request,
	actor: Actor,
): Promise<Uploaded> {
	try {
		if (!(await isWithin(store.db, uploadLimit, actor.staff.id, actor.now)))
			return { ok: false, status: 429, message: 'That is a lot of files at once. Wait ten minutes, please.' }
		const staged = await receiveFile(request, (file, fields) =>
			stageFile(store, file, fields.get('reach') === 'areas' ? 'areas' : 'all', actor),
		)
		if (staged === null) return { ok: false, status: 422, message: 'Choose a file first.' }
		if (!staged.ok) return { ok: false, status: 422, message: staged.message }
		const { columns } = await store.db
			.selectFrom('street_imports')
			.select('columns')
			.where('id', '=', staged.id)
			.executeTakeFirstOrThrow()
		if (columns && missingColumns(columns).length === 0) await checkImport(store, staged.id, columns)
		await sweepImports({ store, log }, actor.now)
		return { ok: true, id: staged.id }
	} catch (error) {
		log.error({ error: String(error) }, 'street file not taken in')
		return { ok: false, status: 503, message: storeFailure(error) }
	}
}
