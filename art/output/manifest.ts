import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { canvas } from '../scene.ts'
import type { Preview } from '../preview/catalog.ts'
import type { Scene } from '../scene.ts'
import { widths } from './raster.ts'

const largest = widths.at(-1)?.width ?? canvas.width

/** The TypeScript module that tells the site which pictures there are, formatted as the rest of the project is. */
export const manifestSource = (scenes: readonly Scene[]): Promise<string> => {
	const rows = scenes
		.toSorted((a, b) => (a.name < b.name ? -1 : 1))
		.map((scene) => `'${scene.name}': { ...drawn, alt: '${typographic(scene.alt)}' }`)
	return formatted(`/**
 * The drawn pictures in public/pictures, written by art/write.ts: \`<name>-<width>.avif\` and \`.webp\` for every width,
 * and with \`dark\` also \`<name>-dark-<width>.avif\` for the dark scheme.
 */
export type Picture = { width: number; height: number; alt: string; dark: boolean }

export const pictureWidths = [${widths.map(({ width }) => width).join(', ')}] as const

/** The size of the largest, for the width and height attributes. */
const drawn = { width: ${largest}, height: ${(largest * canvas.height) / canvas.width}, dark: true }

export const pictures = {
${rows.join(',\n')}
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
`)
}

/** The TypeScript module that tells the site which previews there are and what is seen on each. */
export const previewsSource = (previews: readonly Preview[]): Promise<string> => {
	const rows = previews
		.toSorted((a, b) => (a.name < b.name ? -1 : 1))
		.map(({ name, scene, title }) => `'${name}': '${typographic(`“${title}” on a sign. ${scene.alt}`)}'`)
	return formatted(`/** The pages' previews in public/pictures, written by art/write.ts: \`<name>-1200x630.jpg\` and what it shows. */
export const previews = {
${rows.join(',\n')}
} as const

export type PreviewName = keyof typeof previews
`)
}

const typographic = (text: string): string => text.replaceAll("'", '’')

const formatted = async (source: string): Promise<string> => {
	const config = await resolveConfig(fileURLToPath(import.meta.url))
	return format(source, { ...config, parser: 'typescript' })
}
