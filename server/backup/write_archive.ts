import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { migrationsOf } from '#platform/database/migrate.ts'
import { isSystemError } from '#platform/process/system_error.ts'
import type { Store } from '#db/store.server.ts'
import { version } from '../version.ts'
import {
	archiveFormat,
	knownPath,
	type Manifest,
	manifestPath,
	picturePath,
	settingsPath,
	sha256,
	tablePath,
} from './manifest.ts'
import { tablesOf, writeRows } from './rows.ts'

export interface ArchiveSource {
	store: Store
	storage: Pick<PictureStorage, 'list' | 'open'>
	/** The settings by name, as stored in the archive. */
	settings: Readonly<Record<string, string>>
}

/**
 * Writes the store and pictures to the new file `file`, after writing each table to a file in the new folder `folder`, which is left there.
 * The tables are a consistent snapshot while the site keeps running. Throws if `signal` is aborted.
 */
export async function writeArchive(
	source: ArchiveSource,
	{ file, folder, signal }: { file: string; folder: string; signal: AbortSignal },
): Promise<Manifest> {
	await mkdir(folder, { mode: 0o700 })
	const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
	const archive = pack()
	const written = pipeline(archive, createGzip(), output, { signal })
	// It may reject long before it is awaited.
	written.catch(() => {})
	try {
		const manifest = await fill(archive, source, folder, signal)
		await written
		return manifest
	} catch (error) {
		archive.destroy()
		const ended: unknown = await written.catch((reason: unknown) => reason)
		signal.throwIfAborted()
		// A file system error also aborts `fill`, whose own error does not name the cause.
		throw isSystemError(ended) ? ended : error
	}
}

async function fill(
	archive: Pack,
	source: ArchiveSource,
	folder: string,
	signal: AbortSignal,
): Promise<Manifest> {
	const { store, storage, settings } = source
	const manifest: Manifest = {
		format: archiveFormat,
		madeAt: new Date().toISOString(),
		version,
		store: store.kind,
		migrations: await migrationsOf(store),
		tables: {},
		files: {},
	}
	await store.withoutTimeLimit((db) =>
		db
			.transaction()
			.setAccessMode('read only')
			// On PostgreSQL this gives the whole transaction one snapshot; on SQLite it always has one.
			.setIsolationLevel('repeatable read')
			.execute(async (trx) => {
				for (const table of await tablesOf(store, trx)) {
					signal.throwIfAborted()
					manifest.tables[table] = await writeRows(trx, table, join(folder, table), signal)
				}
			}),
	)
	for (const table of Object.keys(manifest.tables)) {
		const path = join(folder, table)
		await addStream(archive, tablePath(table), (await stat(path)).size, createReadStream(path), signal)
	}
	for await (const { name } of storage.list()) {
		signal.throwIfAborted()
		if (!knownPath.test(picturePath(name))) continue
		const picture = await storage.open(name)
		const contents = await picture?.stream()
		// Deleted since it was listed, as a picture's master file is once its AVIF files are made.
		if (!picture || !contents) continue
		manifest.files[picturePath(name)] = await addStream(
			archive,
			picturePath(name),
			picture.size,
			contents,
			signal,
		)
	}
	const text = JSON.stringify(settings, null, '\t')
	manifest.files[settingsPath] = { bytes: Buffer.byteLength(text), sha256: sha256(text) }
	archive.entry({ name: settingsPath }, text)
	archive.entry({ name: manifestPath }, JSON.stringify(manifest, null, '\t'))
	archive.finalize()
	return manifest
}

/** Adds a file of known size. Throws if the actual size differs. */
async function addStream(
	archive: Pack,
	name: string,
	size: number,
	from: Readable,
	signal: AbortSignal,
): Promise<{ bytes: number; sha256: string }> {
	const hash = createHash('sha256')
	from.on('data', (chunk: Buffer) => hash.update(chunk))
	from.pause()
	await pipeline(from, archive.entry({ name, size }), { signal })
	return { bytes: size, sha256: hash.digest('hex') }
}
