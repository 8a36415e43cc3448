/**
 * Draws every scene in every composition by day and night: `node art/sheets.ts FOLDER [landscape …]`. Writes a PNG for each landscape and
 * composition, and prints the heaviest drawings; takes a minute for all landscapes.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { type LandscapeName, landscapes } from '#app/scenes/setting.ts'
import { scenesOf } from './catalog.ts'
import { frames, shapes } from './frame.ts'
import { builtInLivery, inLivery } from './livery.ts'
import { render } from './scene.ts'
import { openLettering } from './type/lettering.ts'

const [folder = 'sheets', ...named] = process.argv.slice(2)
const isLandscape = (name: string): name is LandscapeName => landscapes.some((one) => one === name)
const wanted = named.length > 0 ? named.filter(isLandscape) : landscapes
const [tile, gap, columns] = [400, 4, 6]

mkdirSync(folder, { recursive: true })
await openLettering()
for (const landscape of wanted) {
	const weights: { name: string; bytes: number }[] = []
	for (const frame of frames) {
		const { width, height } = shapes[frame]
		const tall = Math.round((tile * height) / width)
		const tiles = []
		for (const [index, [scene, time]] of scenesOf(builtInLivery.towns)
			.flatMap((one) => (['day', 'night'] as const).map((when) => [one, when] as const))
			.entries()) {
			const svg = inLivery({ ...builtInLivery, landscape }, () => render(scene, time, frame))
			const { length: bytes } = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
			weights.push({ name: `${scene.name} ${frame} ${time}`, bytes })
			tiles.push({
				input: await sharp(Buffer.from(svg)).resize(tile).png().toBuffer(),
				left: (index % columns) * (tile + gap),
				top: Math.floor(index / columns) * (tall + gap),
			})
		}
		const rows = Math.ceil(tiles.length / columns)
		await sharp({
			create: { width: columns * (tile + gap), height: rows * (tall + gap), channels: 3, background: '#444' },
		})
			.composite(tiles)
			.png()
			.toFile(join(folder, `${landscape}-${frame}.png`))
	}
	const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3)
	console.log(landscape, heaviest.map(({ name, bytes }) => `${name}: ${bytes}`).join(', '))
}
