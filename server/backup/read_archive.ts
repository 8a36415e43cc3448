import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { migrations } from '#db/migrations/all.ts'
import {
	archiveFormat,
	knownPath,
	type Manifest,
	manifestPath,
	manifestSchema,
	tablePath,
} from './manifest.ts'
import { checkRows } from './rows.ts'

/** An archive that cannot be restored; the message is a sentence for the operator. */
export class UnusableArchive extends Error {}

/** Unpacks `file` into the empty `folder` and checks every byte of it. Throws `UnusableArchive`. */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
	const found = await unpack(file, folder).catch((error: unknown) => {
		if (error instanceof UnusableArchive) throw error
		throw new UnusableArchive(`${file} is damaged or is no archive of ours: ${String(error)}.`)
	})
	const manifest = await readManifest(file, folder)
	checkVersion(file, manifest)
	const wanted = new Map(Object.entries(manifest.files).map(([path, { sha256 }]) => [path, sha256]))
	for (const path of [...wanted.keys(), ...Object.keys(manifest.tables).map(tablePath)]) {
		if (!found.has(path)) throw new UnusableArchive(`${file} is damaged: ${path} is missing.`)
	}
	for (const [path, hash] of wanted) {
		if (found.get(path) !== hash)
			throw new UnusableArchive(`${file} is damaged: ${path} is not what was saved.`)
	}
	for (const [table, saved] of Object.entries(manifest.tables)) {
		const { rows, sha256 } = await checkRows(join(folder, tablePath(table)))
		if (rows !== saved.rows || sha256 !== saved.sha256) {
			throw new UnusableArchive(`${file} is damaged: the rows of ${table} are not what was saved.`)
		}
	}
	return manifest
}

/** The hash of each file by its path in the archive. */
async function unpack(file: string, folder: string): Promise<Map<string, string>> {
	const hashes = new Map<string, string>()
	const entries = extract()
	const reading = pipeline(createReadStream(file), createGunzip(), entries)
	const ending = new AbortController()
	// Also ends the loop below, which throws it.
	reading.catch((error: unknown) => ending.abort(error))
	for await (const entry of entries) {
		const { name } = entry.header
		if (!knownPath.test(name) || hashes.has(name)) {
			throw new UnusableArchive(`${file} holds ${name}, which no archive of ours does.`)
		}
		const path = join(folder, name)
		await mkdir(dirname(path), { recursive: true, mode: 0o700 })
		const hash = createHash('sha256')
		const counted = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				hash.update(chunk)
				done(null, chunk)
			},
		})
		const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
		// An entry that was closed before it is listened to never ends by itself.
		await pipeline(entry, counted, target, { signal: ending.signal }).catch((error: unknown) => {
			ending.signal.throwIfAborted()
			throw error
		})
		hashes.set(name, hash.digest('hex'))
	}
	await reading
	return hashes
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
	const text = await readFile(join(folder, manifestPath), 'utf8').catch(() => null)
	if (text === null) throw new UnusableArchive(`${file} was not written to its end.`)
	const { format } = JSON.parse(text) as { format?: unknown }
	if (typeof format === 'number' && format > archiveFormat) throw new UnusableArchive(newer(file))
	const parsed = manifestSchema.safeParse(JSON.parse(text))
	if (!parsed.success) throw new UnusableArchive(`${file} is damaged: its list of contents cannot be read.`)
	return parsed.data
}

function checkVersion(file: string, manifest: Manifest): void {
	const known = Object.keys(migrations)
	if (manifest.migrations.some((name) => !known.includes(name))) throw new UnusableArchive(newer(file))
}

function newer(file: string): string {
	return `${file} was made by a newer version. Restore it with that version.`
}
