import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { adoptRow, versionBefore } from '#db/adopt_store.ts'
import { type MigrationName, migrate } from '#db/migrate.ts'
import type { Store } from '#db/store.server.ts'
import { type Manifest, picturePath, tablePath } from './manifest.ts'
import { UnusableArchive } from './read_archive.ts'
import type { Row, RowSum } from './row_lines.ts'
import { readRows, sumRows, tablesOf, withDeferredRows } from './rows.ts'

/**
 * Fills a new store with the rows of an archive unpacked in `folder`: creates the tables as of the archive's last migration, inserts the
 * rows, then runs the later migrations. Throws if a table does not end up with the same rows.
 */
export async function fillStore(store: Store, manifest: Manifest, folder: string): Promise<void> {
	const isAdopted = versionBefore(manifest.migrations) !== null
	const last = isAdopted ? '0001_store' : manifest.migrations.at(-1)
	if (last !== undefined) await migrate(store, { upTo: last as MigrationName })
	await store.withoutTimeLimit((db) =>
		db.transaction().execute(async (trx) => {
			const tables = await tablesOf(store, trx)
			const unknown = Object.keys(manifest.tables).filter((table) => !tables.includes(table))
			if (unknown.length > 0) throw new UnusableArchive(`No place is known for ${unknown.join(', ')}.`)
			// Last, because filling the other tables raises the content version.
			const ordered = [...tables.filter((table) => table !== 'content_version'), 'content_version']
			const read = new Map<string, RowSum>()
			await withDeferredRows(store, trx, async () => {
				for (const table of ordered) {
					const file = join(folder, tablePath(table))
					const change = (row: Row) => (isAdopted ? adoptRow(table, row) : row)
					read.set(table, await readRows(store, trx, { table, file, change }))
				}
			})
			for (const table of ordered) {
				const { rows, sha256 } = await sumRows(trx, table)
				// Adopted rows differ from the saved ones, so they are compared with the rows as read.
				const saved = (isAdopted ? null : manifest.tables[table]) ?? read.get(table)
				if (saved?.rows !== rows || saved.sha256 !== sha256) {
					throw new Error(`${table} did not end up with the rows that were saved. Nothing was changed.`)
				}
			}
		}),
	)
	await migrate(store)
	await markDueTextsUncertain(store, new Date())
}

/**
 * Texts that were due since the archive was made were probably sent: marks them `sending`, so that they are not sent twice and the office
 * sees that their outcome is unknown.
 */
async function markDueTextsUncertain({ db }: Store, now: Date): Promise<void> {
	await db
		.updateTable('texts')
		.set({ state: 'sending', changed_at: now.toISOString() })
		.where('state', '=', 'waiting')
		.where('leaves_at', '<=', now.toISOString())
		.execute()
}

const types: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif', png: 'image/png' }

/** Copies the archive's pictures into a storage; resolves to their number. */
export async function fillPictures(
	storage: Pick<PictureStorage, 'put'>,
	manifest: Manifest,
	folder: string,
): Promise<number> {
	const start = picturePath('')
	const names = Object.keys(manifest.files)
		.filter((path) => path.startsWith(start))
		.map((path) => path.slice(start.length))
	for (const name of names) {
		const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
		await storage.put(name, await readFile(join(folder, picturePath(name))), type)
	}
	return names.length
}
