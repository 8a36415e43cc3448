import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { openBucket, type S3Config } from './s3_disk.server.ts'

/** Where the files of uploaded pictures lie: the folder `uploads` of the data, or a bucket that several servers share. */
export interface PictureStorage {
	/** Throws when there is no room, or the bucket does not answer; part of the file may be there then. */
	put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
	/** Null when it is not there. */
	open(name: string): Promise<StoredFile | null>
	read(name: string): Promise<Uint8Array>
	/** Names that are not there are no error. */
	remove(names: readonly string[]): Promise<void>
	/** Every file with the time it was written; of one that is deleted meanwhile it may say nothing. */
	list(): AsyncIterable<{ name: string; writtenAt: Date }>
}

interface StoredFile {
	/** In bytes. */
	size: number
	/** Its contents; null where it was deleted since it was opened. Throws when the bucket does not answer. */
	stream(): Promise<Readable | null>
}

/** The bucket that is named, else the folder. The bucket's driver is only loaded when something is asked of it. */
export function openPictureStorage(dataDir: string, s3: S3Config | null): PictureStorage {
	if (s3 === null) {
		const folder = join(dataDir, 'uploads')
		const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
		return storageOn(async () => disk, {
			// The driver would make it for everybody to read.
			before: () => mkdir(folder, { recursive: true, mode: 0o700 }),
			after: (name) => settle(join(folder, name)),
		})
	}
	let bucket: Disk | undefined
	return storageOn(async () => (bucket ??= await openBucket(s3)))
}

/** What is done before and after a file is written. */
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
					// The folder was read before: it may be gone by now.
					const found = await unlessMissing(file.getMetaData())
					if (found) yield { name: file.name, writtenAt: found.lastModified }
				}
				paginationToken = page?.paginationToken
			} while (paginationToken)
		},
	}
}

/** The owner's alone, whatever the umask; and fsync: the row survives a power cut, so its files must too. */
async function settle(path: string): Promise<void> {
	const file = await open(path, 'r+')
	try {
		await file.chmod(0o600)
		await file.sync()
	} finally {
		await file.close()
	}
}

/** The contents of a file that is open, as a folder's driver does not wait to know. */
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
