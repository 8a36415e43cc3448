import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { lastVersionBefore, versionBefore } from '#db/adopt_store.ts'
import { migrations } from '#db/migrations/all.ts'
import { isSystemError } from '#platform/process/system_error.ts'
import {
	archiveFormat,
	isTablePath,
	knownPath,
	type Manifest,
	manifestPath,
	manifestSchema,
	tablePath,
} from './manifest.ts'
import { linesOf, LineSum, type RowSum } from './row_lines.ts'

/** An archive that cannot be restored; the message is a sentence for the operator. */
export class UnusableArchive extends Error {}

/** What has been read from an archive. */
interface Contents {
	/** Each file's hash, by path. */
	files: Map<string, string>
	tables: Map<string, RowSum>
	manifest: string | null
}

/**
 * Verifies every byte of an archive and, if `folder` is given, unpacks it there. Throws `UnusableArchive`, or the system's error if the
 * file system failed.
 */
export async function readArchive(
	file: string,
	{ folder, signal }: { folder?: string; signal?: AbortSignal } = {},
): Promise<Manifest> {
	const found = await read(file, folder, signal).catch((error: unknown) => {
		signal?.throwIfAborted()
		if (error instanceof UnusableArchive || isSystemError(error)) throw error
		throw new UnusableArchive(`${file} is damaged or is no archive of ours: ${String(error)}.`)
	})
	const manifest = parseManifest(file, found.manifest)
	const { files, tables } = manifest
	for (const path of [...Object.keys(files), ...Object.keys(tables).map(tablePath)]) {
		if (!found.files.has(path)) throw new UnusableArchive(`${file} is damaged: ${path} is missing.`)
	}
	for (const [path, { sha256 }] of Object.entries(files)) {
		if (found.files.get(path) !== sha256)
			throw new UnusableArchive(`${file} is damaged: ${path} is not what was saved.`)
	}
	for (const [table, saved] of Object.entries(tables)) {
		const sum = found.tables.get(tablePath(table))
		if (sum?.rows !== saved.rows || sum.sha256 !== saved.sha256) {
			throw new UnusableArchive(`${file} is damaged: the rows of ${table} are not what was saved.`)
		}
	}
	return manifest
}

async function read(
	file: string,
	folder: string | undefined,
	signal: AbortSignal | undefined,
): Promise<Contents> {
	const contents: Contents = { files: new Map(), tables: new Map(), manifest: null }
	const entries = extract()
	const failing = new AbortController()
	const ending = AbortSignal.any(signal ? [signal, failing.signal] : [failing.signal])
	const reading = pipeline(createReadStream(file), createGunzip(), entries, { signal: ending })
	// An error also ends the loop below, which rethrows it.
	reading.catch((error: unknown) => failing.abort(error))
	for await (const entry of entries) {
		const { name } = entry.header
		if (!knownPath.test(name) || contents.files.has(name)) {
			throw new UnusableArchive(`${file} holds ${name}, which no archive of ours does.`)
		}
		// An entry closed by the failed stream before it is read would never end; therefore `ending` is passed.
		await readEntry(name, entry as AsyncIterable<Buffer>, { contents, folder, signal: ending }).catch(
			(error: unknown) => {
				ending.throwIfAborted()
				throw error
			},
		)
	}
	await reading
	return contents
}

async function readEntry(
	name: string,
	entry: AsyncIterable<Buffer>,
	{ contents, folder, signal }: { contents: Contents; folder: string | undefined; signal: AbortSignal },
): Promise<void> {
	const hash = createHash('sha256')
	const sum = isTablePath(name) ? new LineSum() : null
	const kept: Buffer[] = []
	async function* hashed(chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			hash.update(chunk)
			if (name === manifestPath) kept.push(chunk)
			yield chunk
		}
	}
	async function* look(chunks: AsyncIterable<Buffer>) {
		if (!sum) return yield* hashed(chunks)
		for await (const line of linesOf(hashed(chunks))) {
			sum.add(line)
			yield line
			yield '\n'
		}
	}
	await pipeline(entry, look, await targetOf(name, folder), { signal })
	contents.files.set(name, hash.digest('hex'))
	if (sum) contents.tables.set(name, sum.sum())
	if (name === manifestPath) contents.manifest = Buffer.concat(kept).toString()
}

/** A stream to a new file in `folder`; without a folder, one that discards everything. */
async function targetOf(name: string, folder: string | undefined): Promise<Writable> {
	if (folder === undefined) return new Writable({ write: (_chunk, _encoding, done) => done() })
	const path = join(folder, name)
	await mkdir(dirname(path), { recursive: true, mode: 0o700 })
	return createWriteStream(path, { flags: 'wx', mode: 0o600 })
}

function parseManifest(file: string, text: string | null): Manifest {
	if (text === null) throw new UnusableArchive(`${file} was not written to its end.`)
	const { format, version } = JSON.parse(text) as { format?: unknown; version?: unknown }
	const newer = () =>
		new UnusableArchive(
			`${file} was made by a newer version (${String(version)}). Restore it with that version.`,
		)
	if (typeof format === 'number' && format > archiveFormat) throw newer()
	const parsed = manifestSchema.safeParse(JSON.parse(text))
	if (!parsed.success) throw new UnusableArchive(`${file} is damaged: its list of contents cannot be read.`)
	const known = Object.keys(migrations)
	const before = versionBefore(parsed.data.migrations)
	if (before === 'too old')
		throw new UnusableArchive(
			`${file} was made by an early version. Restore it with ${lastVersionBefore}, and start that once; then start this one.`,
		)
	if (before === null && parsed.data.migrations.some((name) => !known.includes(name))) throw newer()
	return parsed.data
}
