import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Bodies } from './encoding.ts'
import { closedPolicy, fileHeaders, neverFramed } from './headers.ts'
import { CachedResource } from './cached_response.ts'

const types: Readonly<Record<string, string>> = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
}

const immutable = 'max-age=31536000, immutable'
/** Files without a content hash in their names are revalidated after a day (a 304). */
const daily = 'max-age=86400'

/**
 * The build's files, read into memory at startup (10 MB), so that serving them needs neither the folder nor file
 * descriptors. Any other path is unknown.
 */
export class Assets {
	readonly #resources = new Map<string, CachedResource>()

	constructor(folder: string) {
		for (const file of existsSync(folder) ? filesBelow(folder) : []) {
			if (!(extname(file) in types)) continue
			const path = `/${relative(folder, file).split(sep).join('/')}`
			this.#resources.set(path, load(path, file))
		}
	}

	get(path: string): CachedResource | undefined {
		return this.#resources.get(path)
	}
}

function load(path: string, file: string): CachedResource {
	const bodies: Partial<Bodies> & { identity: Buffer } = { identity: readFileSync(file) }
	if (existsSync(`${file}.br`)) bodies.br = readFileSync(`${file}.br`)
	if (existsSync(`${file}.gz`)) bodies.gzip = readFileSync(`${file}.gz`)
	const hashed = /^\/assets\/|-[0-9a-f]{8}\.woff2$/.test(path)
	const headers = {
		...fileHeaders,
		// An SVG may have its own style element, but must not run scripts or load anything. The other files are no documents, and a first visit
		// loads a dozen of them.
		'content-security-policy': path.endsWith('.svg')
			? `${closedPolicy}; style-src 'unsafe-inline'`
			: neverFramed,
		'content-type': types[extname(file)] ?? 'application/octet-stream',
		'cache-control': hashed ? immutable : daily,
	}
	return new CachedResource(bodies, headers, { isFile: true, isImmutable: hashed })
}

function filesBelow(folder: string): string[] {
	return readdirSync(folder).flatMap((name) => {
		const path = join(folder, name)
		return statSync(path).isDirectory() ? filesBelow(path) : [path]
	})
}
