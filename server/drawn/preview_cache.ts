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

/** Social sites cut off nothing below this, and it keeps flat shapes clean. */
const jpeg = { quality: 76, mozjpeg: true, chromaSubsampling: '4:2:0' } as const
/** More than a site has pages; the oldest beyond it are of names and titles that are past. */
const mostFiles = 400

/**
 * The previews of pages as JPEG, the one format that every site that shows previews can read. Each is made when it is first
 * asked for, one at a time and off the main thread, and kept in a folder until the livery or its title changes.
 */
export class PreviewCache {
	readonly #folder: string
	#last: Promise<unknown> = Promise.resolve()

	constructor(folder: string) {
		this.#folder = folder
	}

	/** The file of a preview, in the livery of the folder of pictures `drawn`. */
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

	/** A disk that is full must not cost a preview: it is made again the next time. */
	async #keep(file: string, bytes: Buffer): Promise<void> {
		try {
			await mkdir(this.#folder, { recursive: true })
			// Two servers may make the same file at once.
			const unfinished = `${file}.${randomUUID()}`
			await writeFile(unfinished, bytes)
			await rename(unfinished, file)
			const names = await readdir(this.#folder)
			if (names.length > mostFiles) await this.#removeOldest(names)
		} catch {
			// Made again when it is asked for again.
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
