import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { SentPhoto } from './sent_photos.ts'

/** A photo as it came, on disk until it is closed. */
export interface ReceivedPhoto extends SentPhoto {
	/** Of the bytes as they came; tells a repeated request. */
	sha256: string
	read(): Promise<Uint8Array>
	close(): Promise<void>
}

/**
 * Writes a photo into `folder` while it arrives. Its file has no name as soon as it is open, so that nothing of it is left
 * when the process dies. Throws when the disk takes no more or the photo does not come to its end.
 */
export async function storePhoto(
	folder: string,
	name: string,
	content: AsyncIterable<Uint8Array>,
): Promise<ReceivedPhoto> {
	const file = await openNameless(folder)
	try {
		const hash = createHash('sha256')
		let size = 0
		for await (const chunk of content) {
			hash.update(chunk)
			await file.write(chunk, 0, chunk.length, size)
			size += chunk.length
		}
		return {
			name,
			size,
			sha256: hash.digest('hex'),
			async read() {
				const bytes = Buffer.alloc(size)
				await file.read(bytes, 0, size, 0)
				return bytes
			},
			close: () => file.close(),
		}
	} catch (error) {
		await file.close()
		throw error
	}
}

/** Reads a photo that is not taken to its end, for its size. */
export async function dropPhoto(name: string, content: AsyncIterable<Uint8Array>): Promise<ReceivedPhoto> {
	let size = 0
	for await (const chunk of content) size += chunk.length
	return { name, size, sha256: '', read: async () => new Uint8Array(), close: async () => undefined }
}

/** A file that only its handle leads to. */
async function openNameless(folder: string): Promise<FileHandle> {
	await mkdir(folder, { recursive: true, mode: 0o700 })
	const path = join(folder, randomUUID())
	const file = await open(path, 'wx+', 0o600)
	await unlink(path)
	return file
}
