import { setImmediate } from 'node:timers/promises'
import type { Draw } from '#art/draw.ts'
import { fixedDrawings, folderDrawing } from '#art/drawings.ts'
import { inLivery } from '#art/livery.ts'
import { openLettering } from '#art/type/lettering.ts'
import type { Livery } from '#app/company/livery.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { headerLogo } from '#app/pictures/company_logo.ts'
import { drawnFolder } from '#app/scenes/drawn_name.server.ts'
import { pictureFolder } from '#app/pictures/picture_folder.server.ts'
import { CachedResource } from '#platform/http/cached_response.ts'
import { fileHeaders } from '#platform/http/headers.ts'
import { logoFile, type LogoFiles, withLogo } from './with_logo.ts'
import { type Icon, icons, inHeader } from './icons.ts'

/** The folder of one livery's pictures, and the pictures requested so far. */
interface Drawn {
	folder: string
	livery: Livery
	/** The livery with its logo as drawings hold it, once that was made. */
	whole: Livery | undefined
	files: Map<string, Promise<CachedResource>>
	ready: Map<string, CachedResource>
}

/** A file as drawn now; `isCurrent` is false if the URL belongs to another livery. */
export interface FoundPicture {
	resource: CachedResource
	isCurrent: boolean
}

/**
 * The scenes, drawings to scale, placeholders and icons in the company's current livery. Each is drawn on first request, one at a time, and
 * kept in memory, compressed (`bench/drawn_memory.ts`), until the livery changes. The livery determines which files exist.
 */
export class DrawnPictures {
	readonly #content: Pick<ContentHub, 'current'>
	readonly #files: LogoFiles
	#drawn: Drawn | undefined
	#last: Promise<unknown> = Promise.resolve()

	constructor(content: Pick<ContentHub, 'current'>, files: LogoFiles) {
		this.#content = content
		this.#files = files
	}

	/** The current folder's URL path and its livery. */
	get current(): { folder: string; livery: Livery } {
		return this.#now()
	}

	/** Like `current`, with the company's logo loaded for drawing. */
	async whole(): Promise<{ folder: string; livery: Livery }> {
		const now = this.#now()
		return { folder: now.folder, livery: await wholeLivery(now, this.#files) }
	}

	/** The file at a path if it is already drawn; undefined otherwise and for outdated URLs. */
	get(path: string): CachedResource | undefined {
		if (!this.#drawn?.ready.size) return undefined
		const { folder, ready } = this.#now()
		return ready.get(path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path)
	}

	/** The file at a path, drawn now if necessary; null if there is no such picture. */
	async find(path: string): Promise<FoundPicture | null> {
		const now = this.#now()
		const name = nameOf(path, now.livery)
		if (name === null) return null
		const made = now.files.get(name) ?? this.#make(now, name)
		return { resource: await made, isCurrent: name === path || path === `${now.folder}/${name}` }
	}

	#now(): Drawn {
		const { livery } = this.#content.current
		if (this.#drawn?.livery !== livery)
			this.#drawn = {
				folder: pictureFolder(livery),
				livery,
				whole: undefined,
				files: new Map(),
				ready: new Map(),
			}
		return this.#drawn
	}

	#make(drawn: Drawn, name: string): Promise<CachedResource> {
		const made = this.#last.then(() => drawFile(name, drawn, this.#files))
		this.#last = made.catch(() => undefined)
		drawn.files.set(name, made)
		made.then(
			(resource) => drawn.ready.set(name, resource),
			() => drawn.files.delete(name),
		)
		return made
	}
}

/** The name of a picture: a fixed path is its own name, and a file in the folder has its file name, such as `home-dark.svg`. */
function nameOf(path: string, { towns, logo }: Livery): string | null {
	if (fixedDrawings.has(path) || icons.has(path)) return path
	if (!path.startsWith(drawnFolder)) return null
	const [, file = ''] = path.slice(drawnFolder.length).split('/')
	return folderDrawing(file, towns) || (logo !== null && file === headerLogo) ? file : null
}

function iconNamed(name: string): Icon | undefined {
	return name === headerLogo ? inHeader : icons.get(name)
}

/** Making the logo small takes longer than a drawing. While its file cannot be read, the next drawing asks for it again. */
async function wholeLivery(drawn: Drawn, files: LogoFiles): Promise<Livery> {
	if (drawn.whole) return drawn.whole
	const whole = await withLogo(drawn.livery, files)
	if (whole !== drawn.livery) drawn.whole = whole
	return whole
}

async function drawFile(name: string, drawn: Drawn, files: LogoFiles): Promise<CachedResource> {
	const { livery } = drawn
	await openLettering()
	// Lets requests run before each drawing, which takes about ten milliseconds.
	await setImmediate()
	const icon = iconNamed(name)
	if (icon) {
		const logo = await logoFile(livery, files)
		const identity = logo ? await icon.fromLogo(logo) : await icon.make(inLivery(livery, icon.draw))
		return new CachedResource({ identity }, headers(icon.type, icon === inHeader), {
			isFile: true,
			isImmutable: icon === inHeader,
		})
	}
	const inFolder = folderDrawing(name, livery.towns)
	const draw: Draw | undefined = inFolder ?? fixedDrawings.get(name)
	if (!draw) throw new Error(`Nothing draws ${name}`)
	const whole = await wholeLivery(drawn, files)
	const identity = Buffer.from(inLivery(whole, draw))
	return new CachedResource({ identity }, headers('image/svg+xml', inFolder !== undefined), {
		isFile: true,
		isImmutable: inFolder !== undefined,
		keepsPlain: false,
		quality: 11,
	})
}

function headers(type: string, isImmutable: boolean): Record<string, string> {
	return {
		...fileHeaders,
		'content-type': type,
		'cache-control': isImmutable ? 'max-age=31536000, immutable' : 'max-age=86400',
	}
}
