import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sceneNamed } from '#art/catalog.ts'
import { inLivery } from '#art/livery.ts'
import { preview as drawPreview, previewSize } from '#art/preview/preview.ts'
import { openLettering } from '#art/type/lettering.ts'
import type { Livery } from '#app/company/livery.ts'
import type { Preview } from '#app/content/previews.ts'
import { decoder } from '#app/pictures/decode.server.ts'
import { rasterize } from '#app/pictures/rasterize.server.ts'

/** A quality at which flat shapes stay clean. */
const jpeg = { quality: 76, mozjpeg: true, chromaSubsampling: '4:2:0' } as const
/** More than a site has pages; the oldest files beyond it are of former names and titles. */
const mostFiles = 400

/**
 * Previews of pages as JPEG, the one format that every site with previews can read. Each is made on first request, one at a time and off
 * the main thread, and kept in a folder until the livery or its title changes.
 */
export class PreviewCache {
	readonly #folder: string
	#last: Promise<unknown> = Promise.resolve()

	constructor(folder: string) {
		this.#folder = folder
	}

	/** Returns the file of a preview in the livery of the picture folder `drawn`. */
	async find(preview: Preview, drawn: { folder: string; livery: Livery }): Promise<Buffer> {
		const made = this.#last.then(() => this.#readOrMake(preview, drawn))
		this.#last = made.catch(() => undefined)
		return made
	}

	async #readOrMake(preview: Preview, drawn: { folder: string; livery: Livery }): Promise<Buffer> {
		const { scene, title, only } = preview
		const print = createHash('sha256').update(JSON.stringify([drawn.folder, scene, title, only]))
		const file = join(this.#folder, `${print.digest('hex').slice(0, 32)}.jpg`)
		const kept = await readFile(file).catch(() => null)
		if (kept) return kept
		const bytes = await makePreview(preview, drawn.livery)
		await this.#keep(file, bytes)
		return bytes
	}

	/** Stores a preview. Ignores errors such as a full disk, because it can be made again. */
	async #keep(file: string, bytes: Buffer): Promise<void> {
		try {
			await mkdir(this.#folder, { recursive: true })
			// Another server may be writing the same file.
			const unfinished = `${file}.${randomUUID()}`
			await writeFile(unfinished, bytes)
			await rename(unfinished, file)
			const names = await readdir(this.#folder)
			if (names.length > mostFiles) await this.#removeOldest(names)
		} catch {
			// It is made again on the next request.
		}
	}

	async #removeOldest(names: readonly string[]): Promise<void> {
		const paths = names.map((name) => join(this.#folder, name))
		const dated = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })))
		const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, names.length - mostFiles)
		await Promise.all(oldest.map(({ path }) => rm(path, { force: true })))
	}
}

async function makePreview({ scene: name, title, only }: Preview, livery: Livery): Promise<Buffer> {
	const scene = sceneNamed(name, livery.towns)
	if (!scene) throw new Error(`No scene ${name}`)
	await openLettering()
	const image = await rasterize(
		inLivery({ ...livery, ...only }, () => drawPreview(scene, title)),
		previewSize.width,
	)
	const read = await decoder()
	return read(image).removeAlpha().jpeg(jpeg).toBuffer()
}
