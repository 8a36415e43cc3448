/**
 * The command that draws: `node art/write.ts`. Makes the rasters of every scene that changed, the previews, the small
 * SVG files and the manifest. `node art/write.ts home help` looks at the scenes and previews of those names only.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { scenes } from './catalog.ts'
import { drawings, previewDrawing } from './output/drawings.ts'
import { manifestSource, previewsSource } from './output/manifest.ts'
import { fingerprint, readRecord, writeRecord } from './output/record.ts'
import { smallDrawings } from './output/small.ts'
import { previews } from './preview/catalog.ts'
import { icon } from './things/mark.ts'

const root = new URL('../', import.meta.url)
const publicFolder = new URL('public/', root)
const folder = new URL('pictures/', publicFolder)
const asked = new Set(process.argv.slice(2))
const record = readRecord()

const isAsked = ({ name }: { name: string }) => asked.size === 0 || asked.has(name)
const wanted = [...scenes.filter(isAsked).flatMap(drawings), ...previews.filter(isAsked).map(previewDrawing)]

for (const drawing of wanted) {
	const svg = drawing.svg()
	const print = fingerprint(drawing.settings, svg)
	const made = drawing.files.every((name) => existsSync(new URL(name, folder)))
	if (made && record[drawing.name] === print) continue
	await drawing.write(svg, folder)
	record[drawing.name] = print
	writeRecord(record)
	process.stdout.write(`${drawing.name}\n`)
}

for (const [name, svg] of Object.entries(smallDrawings())) writeFileSync(new URL(name, publicFolder), svg)
await sharp(Buffer.from(icon(180, 0)))
	.png({ palette: true })
	.toFile(fileURLToPath(new URL('icon-180.png', publicFolder)))
writeFileSync(new URL('app/pictures/manifest.ts', root), await manifestSource(scenes))
writeFileSync(new URL('app/content/previews.ts', root), await previewsSource(previews))
