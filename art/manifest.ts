import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { landscapes, rounds, townViews, viewsOfService } from '#app/scenes/setting.ts'
import type { Landscape } from './landscape.ts'
import { landscapesByName } from './landscapes/all.ts'
import type { Scene } from './scene.ts'
import { type ResidentialShot, residentialSurface } from './scenes/residential_town.ts'
import { type RolloffShot, rolloffSurface } from './scenes/rolloff_town.ts'
import { doesOf } from './scenes/town_land.ts'
import { nthResidential, nthRolloff } from './scenes/town_scenes.ts'
import type { Shot } from './solid/stage.ts'

/** The TypeScript module that lists the site's pictures, formatted like the rest of the project. */
export const manifestSource = (scenes: readonly Scene[]): Promise<string> => {
	const rows = inOrder(scenes).map(
		(scene) => `'${scene.name}': ${quoted(scene.alt(landscapesByName.mountains))}`,
	)
	return formatted(`/** The scenes that the server draws for every company, and what is seen in each in the mountains. Written by art/write.ts. */
export const pictures = {
${rows.join(',\n')}
} as const satisfies Record<string, string>

export type CommonPicture = keyof typeof pictures
`)
}

/** The module with the alt texts for each landscape: for scenes that all companies have, and for those of towns. */
export const altsSource = (scenes: readonly Scene[]): Promise<string> => {
	const table = <Of extends string>(of: readonly Of[], row: (name: Of) => string) =>
		`{${of.map((name) => `'${name}': ${row(name)}`).join(',\n')}}`
	const lands = landscapes.filter((name) => name !== 'mountains')
	const common = table(lands, (name) =>
		table(
			inOrder(scenes).map((scene) => scene.name),
			(scene) => quoted(scenes.find((one) => one.name === scene)?.alt(landscapesByName[name]) ?? ''),
		),
	)
	const shown = {
		residential: {
			nth: nthResidential,
			does: (shot: Shot, land: Landscape) =>
				doesOf(shot, land, residentialSurface(shot as ResidentialShot, land)),
		},
		'roll-off': {
			nth: nthRolloff,
			does: (shot: Shot, land: Landscape) => doesOf(shot, land, rolloffSurface(shot as RolloffShot, land)),
		},
	}
	const services = ['residential', 'roll-off'] as const
	const trucks = (land: Landscape) =>
		table(services, (service) => {
			const { nth, does } = shown[service]
			const rows = viewsOfService[service].map((_, index) =>
				(['summer', 'winter'] as const).map((season) => {
					const shot = nth(index)
					const isAsItIs = land.seasons[shot.season].isSnowy === land.seasons[season].isSnowy
					return quoted(does(isAsItIs ? shot : { ...shot, season }, land))
				}),
			)
			return `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`
		})
	const towns = table(landscapes, (name) => {
		const land = landscapesByName[name]
		return `{ trucks: ${trucks(land)}, lands: [${land.words.town.map(quoted).join(', ')}] }`
	})
	const snowy = table(landscapes, (name) =>
		table(services, (service) => {
			const all = Array.from({ length: viewsOfService[service].length * rounds }, (_, nth) => nth)
			const land = landscapesByName[name]
			return `[${all.filter((nth) => land.seasons[shown[service].nth(nth).season].isSnowy).join(', ')}]`
		}),
	)
	const own = table(townViews, (view) => {
		const { features = [], alts = {} } = landscapesByName.mountains.views[view] ?? {}
		const rows = services.flatMap((service) => {
			const alt = alts[service]
			return alt === undefined ? [] : [`'${service}': ${quoted(alt)}`]
		})
		return `{ features: [${features.map(quoted).join(', ')}], ${rows.join(', ')} }`
	})
	return formatted(`import type { CommonPicture } from './manifest.ts'
import type { LandscapeName, TownFeature, TownService, TownView } from './setting.ts'

// Written by art/write.ts.

/** What is seen in each scene that all companies have, in the landscapes beside the mountains of the list. */
export const alts: Record<Exclude<LandscapeName, 'mountains'>, Record<CommonPicture, string>> = ${common}

type Trucks = readonly (readonly [plain: string, inSnow: string])[]

/** What the truck does in the scenes of towns, view by view, and what the land shows where a town is known by nothing. */
export const townAlts: Record<
	LandscapeName,
	{ trucks: Record<TownService, Trucks>; lands: readonly string[] }
> = ${towns}

/** The turns of towns whose scenes lie under snow. */
export const snowyTurns: Record<LandscapeName, Record<TownService, readonly number[]>> = ${snowy}

/** The views that the mountains draw for themselves, with the features they show. */
export const viewAlts: Record<TownView, { features: readonly TownFeature[]; residential?: string; 'roll-off'?: string }> = ${own}
`)
}

const inOrder = (scenes: readonly Scene[]): Scene[] => scenes.toSorted((a, b) => (a.name < b.name ? -1 : 1))

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`

const formatted = async (source: string): Promise<string> => {
	const config = await resolveConfig(fileURLToPath(import.meta.url))
	return format(source, { ...config, parser: 'typescript' })
}
