import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bombPng, deepAvif, phoneJpeg, photo } from '#test/test_pictures.ts'
import { encodeAvif, encodePicture, widthsFor } from './encode.server.ts'

async function encoded(bytes: Uint8Array) {
	const result = await encodePicture(bytes)
	if (!result.ok) throw new Error(`The picture was not taken: ${result.reason}`)
	const files = await Promise.all(result.files.map((file) => sharp(file.bytes).metadata()))
	return { ...result, files, first: result.files[0]?.bytes ?? Buffer.alloc(0) }
}

test('TH-05 a phone’s picture is stored upright, in the four widths, without location, camera data or color profile', async () => {
	const jpeg = await phoneJpeg(180, 1300, 6)
	const before = await sharp(jpeg).metadata()
	expect(before.exif?.includes('Carrot')).toBe(true)
	expect(before.orientation).toBe(6)
	const { width, height, files, first } = await encoded(jpeg)
	expect([width, height]).toEqual([1300, 180])
	expect(files.map((file) => file.width)).toEqual([400, 768, 1024, 1280])
	for (const file of files) {
		expect(file.format).toBe('webp')
		expect(Math.abs((file.height ?? 0) - ((file.width ?? 0) * 180) / 1300)).toBeLessThan(2)
		expect([file.exif, file.icc, file.xmp, file.iptc, file.orientation]).toEqual(Array(5).fill(undefined))
	}
	expect(first.includes('Carrot')).toBe(false)
	expect(first.includes('Exif')).toBe(false)
})

test.each([
	['a CMYK JPEG', () => photo(900, 150).toColourspace('cmyk').jpeg().toBuffer(), [400, 768, 900]],
	['one pixel', () => photo(1, 1).png().toBuffer(), [1]],
	['a WebP', () => photo(400, 300).webp().toBuffer(), [400]],
	['an AVIF', () => photo(500, 100).avif({ effort: 0 }).toBuffer(), [400, 500]],
	[
		'a gray PNG of 16 bits',
		() => photo(1024, 300).toColourspace('grey16').png().toBuffer(),
		[400, 768, 1024],
	],
] as const)('%s is taken, in sRGB and never enlarged', async (_name, make, widths) => {
	const { files } = await encoded(await make())
	expect(files.map((file) => file.width)).toEqual(widths)
	for (const file of files) expect([file.space, file.depth]).toEqual(['srgb', 'uchar'])
})

test('a picture that is also a web page is encoded again, and nothing of the page is left', async () => {
	const polyglot = Buffer.concat([
		await photo(500, 400).jpeg().toBuffer(),
		Buffer.from('<script>alert(1)</script>'),
	])
	const { first } = await encoded(polyglot)
	expect(first.includes('script')).toBe(false)
})

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
/** The first bytes of a real HEIC file. */
const heic = Buffer.from('0000002466747970686569630000000068656963', 'hex')

test.each([
	['nothing', 'empty', async () => Buffer.alloc(0)],
	['a page named like a picture', 'no-picture', async () => Buffer.from('<!doctype html><h1>photo.jpg</h1>')],
	['a drawing', 'svg', async () => Buffer.from(svg)],
	['an iPhone’s HEIC', 'heic', async () => Buffer.concat([heic, Buffer.alloc(4096)])],
	['a GIF', 'animated', async () => photo(50, 50).gif().toBuffer()],
	['a moving WebP', 'animated', movingWebp],
	['a moving PNG', 'animated', movingPng],
	['a JPEG cut short', 'broken', async () => half(await photo(900, 700).jpeg().toBuffer())],
	['a PNG cut short', 'broken', async () => half(await photo(900, 700).png().toBuffer())],
	['a start and then nothing', 'broken', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
	['too many bytes', 'too-large', async () => Buffer.alloc(20 * 1024 * 1024 + 1)],
	['a strip', 'too-long', async () => photo(2000, 100).png().toBuffer()],
] as const)('%s is refused: %s', async (_name, reason, make) => {
	expect(await encodePicture(await make())).toEqual({ ok: false, reason })
})

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#446644' } })

const deepPng = (width: number, height: number, progressive = false) =>
	plain(width, height).toColourspace('rgb16').png({ compressionLevel: 1, progressive }).toBuffer()

test('a phone’s photograph of 50 megapixels is taken', async () => {
	expect(await encoded(await plain(8160, 6144).jpeg().toBuffer())).toMatchObject({
		width: 8160,
		height: 6144,
	})
})

test.each([
	['a progressive JPEG', () => plain(6000, 4100).jpeg({ progressive: true }).toBuffer()],
	['an interlaced PNG', async () => interlaced(bombPng(6000, 4100))],
	['a WebP', () => plain(6000, 4100).webp({ effort: 0 }).toBuffer()],
	['an AVIF', () => plain(2100, 1500).avif({ effort: 0 }).toBuffer()],
] as const)('%s, which is decoded all at once, has a lower limit', async (_name, make) => {
	expect(await encodePicture(await make())).toEqual({ ok: false, reason: 'too-many-at-once' })
})

test.each([
	['an AVIF', () => deepAvif(1290, 1000), () => deepAvif(1150, 860)],
	['an interlaced PNG', () => deepPng(4600, 3600, true), () => deepPng(1000, 800, true)],
	['a PNG', () => deepPng(6200, 5600), () => deepPng(1600, 1200)],
] as const)('%s with 12 or 16 bits per color may have fewer megapixels', async (_name, large, small) => {
	expect(await encodePicture(await large())).toEqual({ ok: false, reason: 'too-deep' })
	expect((await encoded(await small())).files[0]?.depth).toBe('uchar')
})

test('a small file of 400 megapixels is refused before it takes memory', async () => {
	const bomb = bombPng()
	expect(bomb.length).toBeLessThan(1024 * 1024)
	const before = process.memoryUsage().rss
	expect(await encodePicture(bomb)).toEqual({ ok: false, reason: 'too-many-pixels' })
	expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

test('AVIF is made from the master, in the width asked for', async () => {
	const { master } = await encoded(await phoneJpeg(500, 400))
	const avif = await sharp(await encodeAvif(master, 400)).metadata()
	expect([avif.format, avif.compression, avif.width]).toEqual(['heif', 'av1', 400])
	expect(avif.exif).toBeUndefined()
})

test.each([
	[1, [1]],
	[399, [399]],
	[400, [400]],
	[769, [400, 768, 769]],
	[1280, [400, 768, 1024, 1280]],
	[8000, [400, 768, 1024, 1280]],
])('%i pixels wide: %j', (width, widths) => {
	expect(widthsFor(width)).toEqual(widths)
})

/** Marks a PNG's header as interlaced and updates its checksum. */
function interlaced(png: Buffer): Buffer {
	const marked = Buffer.from(png)
	marked[28] = 1
	marked.writeUInt32BE(crc32(marked.subarray(12, 29)), 29)
	return marked
}

function half(bytes: Buffer): Buffer {
	return bytes.subarray(0, bytes.length / 2)
}

async function movingWebp(): Promise<Buffer> {
	const frames = await photo(50, 100).raw().toBuffer()
	const raw = { width: 50, height: 100, channels: 3, pageHeight: 50 } as const
	return sharp(frames, { raw })
		.webp({ loop: 0, delay: [100, 100] })
		.toBuffer()
}

/** An animated PNG: it has an animation chunk after the header, whose checksum nothing here verifies. */
async function movingPng(): Promise<Buffer> {
	const png = await photo(50, 50).png().toBuffer()
	const control = Buffer.from('000000086163544c000000020000000000000000', 'hex')
	return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}
