import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { altOf, type Scene } from './scene.ts'

/** The TypeScript module that tells the site which pictures there are, formatted as the rest of the project is. */
export const manifestSource = async (scenes: readonly Scene[]): Promise<string> => {
	const rows = scenes
		.toSorted((a, b) => (a.name < b.name ? -1 : 1))
		.map((scene) => `'${scene.name}': '${altOf(scene).replaceAll("'", '’')}'`)
	const source = `/** The scenes that the server draws, and what is seen in each. Written by art/write.ts. */
export const pictures = {
${rows.join(',\n')}
} as const satisfies Record<string, string>

export type PictureName = keyof typeof pictures
`
	const config = await resolveConfig(fileURLToPath(import.meta.url))
	return format(source, { ...config, parser: 'typescript' })
}
