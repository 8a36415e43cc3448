import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { previewSize } from '../preview/preview.ts'

/** Social sites cut off nothing below this, and it keeps flat shapes clean. */
const quality = 76
const largest = 80 * 1024

export const previewSettings = `jpeg ${quality}`

export const previewName = (preview: string): string =>
	`${preview}-${previewSize.width}x${previewSize.height}.jpg`

/** Writes a preview as JPEG, the one format that every site that shows previews can read. */
export const writePreview = async (svg: string, folder: URL, name: string): Promise<void> => {
	const data = await sharp(Buffer.from(svg))
		.flatten()
		.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
		.toBuffer()
	if (data.length > largest)
		throw new Error(`${previewName(name)} is ${data.length} bytes, more than ${largest}`)
	await writeFile(new URL(previewName(name), folder), data)
}
