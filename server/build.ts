import { execFile } from 'node:child_process'
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isOfficeRoute, visitorsManifestUrl } from '#app/boot/visitors_manifest.ts'
import { sourceSum, sumFile } from './build_sources.ts'
import { encode } from '#platform/http/encoding.ts'
import { routeListIn, routeListName, routeListScript } from './route_list.ts'

/**
 * `npm run build`: builds the server and the browser's files in a separate folder, which replaces `build` when complete. A failed build
 * changes nothing, and a running server never sees half of one.
 */
const root = join(import.meta.dirname, '..')
const build = join(root, 'build')
const cache = join(root, '.cache')

// Computed first, because files changed during the build may not be part of it.
const sum = sourceSum(root)
mkdirSync(cache, { recursive: true })
const making = mkdtempSync(join(cache, 'build-'))
try {
	await promisify(execFile)(join(root, 'node_modules/.bin/react-router'), ['build'], {
		cwd: root,
		env: { ...process.env, BUILD_DIRECTORY: join(making, 'new') },
	})
	writeVisitorsManifest(join(making, 'new/client/assets'))
	await compressBelow(join(making, 'new/client'))
	writeFileSync(join(making, 'new', sumFile), sum)
	if (existsSync(build)) renameSync(build, join(making, 'old'))
	renameSync(join(making, 'new'), build)
} finally {
	rmSync(making, { recursive: true })
}

/** Writes a second route list for browsers without the office's routes, which saves visitors a kilobyte. */
function writeVisitorsManifest(assets: string): void {
	const name = routeListName(assets)
	const list = routeListIn(assets, name)
	// Routes without a component, such as feeds and robots.txt, are never navigated to by links.
	const routes = Object.entries(list.routes).filter(
		([id, { hasDefaultExport }]) => hasDefaultExport && !isOfficeRoute(id),
	)
	// Links do not need to preload what every page has already loaded.
	const isNew = (file: string) => !list.entry.imports.includes(file)
	const visible = Object.fromEntries(
		routes.map(([id, route]) => [id, { ...route, imports: route.imports.filter(isNew) }]),
	)
	writeFileSync(join(assets, visitorsManifestUrl(name)), routeListScript({ ...list, routes: visible }))
}

/** Writes `.br` and `.gz` versions of every text file, so that serving needs no compression. */
async function compressBelow(folder: string): Promise<void> {
	const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (!compressible.has(extname(name))) continue
		const path = join(folder, name)
		const text = readFileSync(path)
		writeFileSync(`${path}.br`, await smallestBrotli(text, await encode(text, 'br', 11)))
		writeFileSync(`${path}.gz`, await encode(text, 'gzip'))
	}
}

/**
 * Compresses a text with several Brotli settings and returns the shortest result, including `usual`: saves 0.3 KB of a first visit, for a
 * second of building.
 */
async function smallestBrotli(text: Buffer, usual: Buffer): Promise<Buffer> {
	const others = await Promise.all(
		[0, 17].flatMap((blockBits) =>
			[0, 1, 2].map((postfixBits) =>
				promisify(brotliCompress)(text, {
					params: {
						[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
						[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
						[constants.BROTLI_PARAM_LGBLOCK]: blockBits,
						[constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
					},
				}),
			),
		),
	)
	return others.reduce((shortest, other) => (other.length < shortest.length ? other : shortest), usual)
}
