import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { landscapes } from '#app/scenes/setting.ts'
import { landscapesByName } from './landscapes/all.ts'
import { anyMountains } from './landscapes/mountains.ts'
import { altOf, type Scene } from './scene.ts'

/** The TypeScript module that tells the site which pictures there are, formatted as the rest of the project is. */
export const manifestSource = (scenes: readonly Scene[]): Promise<string> => {
	const rows = inOrder(scenes).map((scene) => `'${scene.name}': ${quoted(altOf(scene))}`)
	return formatted(`/** The scenes that the server draws, and what is seen in each. Written by art/write.ts. */
export const pictures = {
${rows.join(',\n')}
} as const satisfies Record<string, string>

export type PictureName = keyof typeof pictures
`)
}

/** The module that says what is seen in each scene in each landscape. */
export const altsSource = (scenes: readonly Scene[]): Promise<string> => {
	const tables = landscapes.map((name) => {
		const land = name === 'mountains' ? anyMountains : landscapesByName[name]
		const rows = inOrder(scenes).map((scene) => {
			const alt = scene.alt(land)
			const behind = land.words.town.find((words) => alt.endsWith(`, ${words}.`))
			const parts = behind ? `[${quoted(alt.slice(0, -behind.length - 3))}, ${quoted(behind)}]` : quoted(alt)
			return `'${scene.name}': ${parts}`
		})
		return `${name}: {${rows.join(',\n')}}`
	})
	return formatted(`import type { PictureName } from './manifest.ts'
import type { LandscapeName } from './setting.ts'

/**
 * What is seen in each scene by landscape; of a town's, what the truck does and what the land shows where the town is known
 * by nothing. Written by art/write.ts.
 */
export const alts: Record<LandscapeName, Record<PictureName, string | readonly [truck: string, land: string]>> = {
${tables.join(',\n')}
}
`)
}

const inOrder = (scenes: readonly Scene[]): Scene[] => scenes.toSorted((a, b) => (a.name < b.name ? -1 : 1))

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`

const formatted = async (source: string): Promise<string> => {
	const config = await resolveConfig(fileURLToPath(import.meta.url))
	return format(source, { ...config, parser: 'typescript' })
}
