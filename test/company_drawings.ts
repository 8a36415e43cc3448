import { createHash } from 'node:crypto'
import { fixedDrawings, scaleDrawings, sceneDrawings } from '#art/drawings.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { drawingSuffix } from '#app/pictures/frame.ts'
import { allPreviews } from '#app/seo/own_preview.server.ts'
import type { Store } from '#db/store.server.ts'
import { icons } from '#server/drawn/icons.ts'
import type { Texts } from './company_site.ts'
import { recordedLog } from './recorded_log.ts'

/** The drawings of a company's site, by path: the text of each SVG, and a hash of every file. */
export interface DrawnFiles {
	texts: Texts
	hashes: Map<string, string>
	/** The paths of all pages' preview pictures. */
	previews: ReadonlySet<string>
	faults: string[]
}

/**
 * Reads the site's drawings, whether or not a page shows them: scale drawings, icons, and each scene once, in one of its
 * compositions (`turn` selects which) and on one page's preview. Reading all compositions would take minutes.
 */
export async function readDrawn(url: string, store: Store, turn: number): Promise<DrawnFiles> {
	const hub = await openContentHub(store, recordedLog().log)
	const { types, current } = hub
	hub.close()
	const home = await (await fetch(url)).text()
	const folder = /data-pictures="([^"]+)"/.exec(home)?.[1] ?? ''
	const previews = allPreviews(types, current)
	const signs = new Map(previews.map(({ scene, name }) => [scene, name]))
	const files = [...oneOfEach([...sceneDrawings(current.livery.towns).keys()], turn), ...scaleDrawings.keys()]
	const paths = [
		...files.map((file) => `${folder}/${file}`),
		...oneOfEach([...fixedDrawings.keys()], turn),
		...icons.keys(),
		...[...signs.values()].map(previewPath),
	]
	const texts: Texts = new Map()
	const hashes = new Map<string, string>()
	const faults: string[] = []
	for (const path of paths) {
		const response = await fetch(url + path)
		if (response.status !== 200) faults.push(`${path}: ${response.status}`)
		const body = Buffer.from(await response.arrayBuffer())
		if (response.headers.get('content-type') === 'image/svg+xml') texts.set(path, body.toString())
		hashes.set(path.replace(folder, ''), createHash('sha256').update(body).digest('hex'))
	}
	return { texts, hashes, previews: new Set(previews.map(({ name }) => previewPath(name))), faults }
}

const previewPath = (name: string) => `/pictures/${name}-1200x630.jpg`
const compositions = (['standard', 'wide', 'upright'] as const).flatMap((frame) => [
	drawingSuffix(frame),
	drawingSuffix(frame, true),
])

/** One file of each drawing, in a composition that rotates with index and `turn`. */
function oneOfEach(files: readonly string[], turn: number): string[] {
	const stem = (file: string) => file.replace(/(?:-wide|-upright)?(?:-dark)?\.svg$/, '')
	return [...Map.groupBy(files, stem)].map(
		([name, all], index) =>
			all.find((file) => file === name + compositions[(index + turn) % compositions.length]) ??
			all[0] ??
			name,
	)
}
