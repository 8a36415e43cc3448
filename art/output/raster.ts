import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The widths that browsers are offered, with their WebP qualities (TH-05). */
export const widths = [
	{ width: 400, webp: 75 },
	{ width: 768, webp: 75 },
	{ width: 1024, webp: 80 },
	{ width: 1280, webp: 85 },
] as const

/**
 * Chosen by eye: the gradients of our skies show no bands and flat shapes no ringing from here up. Ten bits a channel
 * make smoother skies in fewer bytes.
 */
const avif = { quality: 36, effort: 7, chromaSubsampling: '4:2:0', bitdepth: 10, tune: 'ssim' } as const

/** Part of the key of a drawing's rasters: changing it regenerates all of them. */
export const settings = `widths ${JSON.stringify(widths)} avif ${JSON.stringify(avif)}`

/**
 * Writes `<stem>-<width>.avif`, and `.webp` where asked, for every width. One at a time on one core: AVIF is slow
 * and this runs beside other work.
 */
export const writeRasters = async (svg: string, folder: URL, stem: string, webp: boolean): Promise<void> => {
	sharp.concurrency(1)
	for (const { width, webp: quality } of widths) {
		const pixels = await sharp(Buffer.from(svg), { density: 96 }).resize(width).removeAlpha().png().toBuffer()
		const write = async (format: 'avif' | 'webp', data: Buffer) =>
			writeFile(new URL(`${stem}-${width}.${format}`, folder), data)
		await write('avif', await sharp(pixels).avif(avif).toBuffer())
		if (webp) await write('webp', await sharp(pixels).webp({ quality, effort: 6 }).toBuffer())
	}
}

/** The names `writeRasters` writes. */
export const rasterNames = (stem: string, webp: boolean): string[] =>
	widths.flatMap(({ width }) => [`${stem}-${width}.avif`, ...(webp ? [`${stem}-${width}.webp`] : [])])
