import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { openBucket, type S3Config } from './s3_disk.server.ts'

/**
 * Storage for the files of uploaded pictures: the folder `uploads` in the data directory, or a bucket shared by
 * several servers.
 */
export interface PictureStorage {
	/** Throws if the disk is full or the bucket does not answer; part of the file may have been written. */
	put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
	/** Null if there is no such file. */
	open(name: string): Promise<StoredFile | null>
	read(name: string): Promise<Uint8Array>
	/** Ignores names that do not exist. */
	remove(names: readonly string[]): Promise<void>
	/** Lists files with their modification times; may leave out files that are deleted concurrently. */
	list(): AsyncIterable<{ name: string; writtenAt: Date }>
}

interface StoredFile {
	/** In bytes. */
	size: number
	/** The contents; null if the file was deleted after it was opened. Throws if the bucket does not answer. */
	stream(): Promise<Readable | null>
}

/** Opens the configured bucket, or else the folder. The bucket's driver is loaded on first use. */
export function openPictureStorage(dataDir: string, s3: S3Config | null): PictureStorage {
	if (s3 === null) {
		const folder = join(dataDir, 'uploads')
		const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
		return storageOn(async () => disk, {
			// The driver would create the folder readable by everyone.
			before: () => mkdir(folder, { recursive: true, mode: 0o700 }),
			after: (name) => settle(join(folder, name)),
		})
	}
	let bucket: Disk | undefined
	return storageOn(async () => (bucket ??= await openBucket(s3)))
}

/** Hooks that run before and after a file is written. */
interface AroundWriting {
	before(): Promise<unknown>
	after(name: string): Promise<void>
}

function storageOn(disk: () => Promise<Disk>, around?: AroundWriting): PictureStorage {
	return {
		async put(name, bytes, contentType) {
			await around?.before()
			await (await disk()).put(name, bytes, { contentType, contentLength: bytes.byteLength })
			await around?.after(name)
		},
		async open(name) {
			const from = await disk()
			const found = await unlessMissing(from.getMetaData(name))
			return found && { size: found.contentLength, stream: () => unlessMissing(opened(from, name)) }
		},
		async read(name) {
			return (await disk()).getBytes(name)
		},
		async remove(names) {
			const from = await disk()
			const done = await Promise.allSettled(names.map((name) => from.delete(name)))
			const failed = done.find((one) => one.status === 'rejected')
			if (failed) throw failed.reason
		},
		async *list() {
			const from = await disk()
			let paginationToken: string | undefined
			do {
				const page = await unlessMissing(from.listAll('', paginationToken ? { paginationToken } : {}))
				for (const file of page?.objects ?? []) {
					if (!file.isFile) continue
					// The directory was listed earlier: the file may be gone by now.
					const found = await unlessMissing(file.getMetaData())
					if (found) yield { name: file.name, writtenAt: found.lastModified }
				}
				paginationToken = page?.paginationToken
			} while (paginationToken)
		},
	}
}

/**
 * Makes a file private to the owner regardless of the umask, and syncs it: its row survives a power failure, so
 * the file must too.
 */
async function settle(path: string): Promise<void> {
	const file = await open(path, 'r+')
	try {
		await file.chmod(0o600)
		await file.sync()
	} finally {
		await file.close()
	}
}

/** A file's contents, once it is open: the folder's driver does not wait for that. */
async function opened(from: Disk, name: string): Promise<Readable> {
	const contents = await from.getStream(name)
	if (contents instanceof ReadStream && contents.pending) await once(contents, 'open')
	return contents
}

async function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | null> {
	try {
		return await asked
	} catch (error) {
		if (isMissing(error)) return null
		throw error
	}
}

function isMissing(error: unknown): boolean {
	const cause = Object(Object(error).cause) as { code?: unknown; $metadata?: { httpStatusCode?: number } }
	const code = Object(error).code as unknown
	return code === 'ENOENT' || cause.code === 'ENOENT' || cause.$metadata?.httpStatusCode === 404
}
