import { createHash } from 'node:crypto'
import { type FileHandle, mkdir } from 'node:fs/promises'
import { openNameless } from '#platform/disk/nameless_file.ts'
import type { SentPhoto } from './sent_photos.ts'

/** A photo as received, on disk until it is closed. */
export interface ReceivedPhoto extends SentPhoto {
	/** The hash of the received bytes, by which a repeat is recognized. */
	sha256: string
	/** Why the disk write failed; null if it succeeded or was not requested. */
	diskError: unknown
	read(): Promise<Uint8Array>
	close(): Promise<void>
}

/**
 * Writes a photo into `folder` as it arrives; with null, only measures it. Reads it to the end even if the
 * disk write fails, because an abandoned stream would block the rest of the form. Throws if the stream is cut
 * off.
 */
export async function receivePhoto(
	folder: string | null,
	name: string,
	content: AsyncIterable<Uint8Array>,
): Promise<ReceivedPhoto> {
	const disk = await openDisk(folder)
	try {
		const hash = createHash('sha256')
		let size = 0
		for await (const chunk of content) {
			hash.update(chunk)
			await disk.write(chunk)
			size += chunk.length
		}
		return {
			name,
			size,
			sha256: hash.digest('hex'),
			diskError: disk.error(),
			read: () => disk.read(size),
			close: disk.close,
		}
	} catch (error) {
		await disk.close()
		throw error
	}
}

/** A file that keeps its first error and ignores later writes. */
async function openDisk(folder: string | null) {
	let failed: unknown = null
	let file: FileHandle | null = null
	const close = async () => {
		const closing = file
		file = null
		await closing?.close()
	}
	const attempt = async (work: () => Promise<unknown>) => {
		try {
			await work()
		} catch (error) {
			failed = error
			await close().catch(() => undefined)
		}
	}
	if (folder !== null)
		await attempt(async () => {
			await mkdir(folder, { recursive: true, mode: 0o700 })
			file = await openNameless(folder)
		})
	return {
		error: () => failed,
		close,
		write: (chunk: Uint8Array) => attempt(async () => file?.appendFile(chunk)),
		async read(size: number) {
			const bytes = Buffer.alloc(size)
			await file?.read(bytes, 0, size, 0)
			return bytes
		},
	}
}
