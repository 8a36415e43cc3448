import type { Scene } from './scene.ts'
import { about } from './scenes/about.ts'
import { billing } from './scenes/billing.ts'
import { commercial } from './scenes/commercial.ts'
import { commercialSize } from './scenes/commercial_size.ts'
import { contact } from './scenes/contact.ts'
import { help } from './scenes/help.ts'
import { hoa } from './scenes/hoa.ts'
import { home } from './scenes/home.ts'
import { notFound } from './scenes/not_found.ts'
import { commercialPlaceholder } from './scenes/placeholders.ts'
import { residential } from './scenes/residential.ts'
import { rolloff } from './scenes/rolloff.ts'
import { leaving, sceneOfTown, sizeScenes } from './scenes/town_scenes.ts'
import type { TownsInScenes } from '#app/scenes/setting.ts'

/** The scenes that every company has. */
export const commonScenes: readonly Scene[] = [
	home,
	contact,
	residential,
	commercial,
	rolloff,
	hoa,
	about,
	billing,
	help,
	notFound,
	leaving,
	...commercialPlaceholder,
	// For the previews of the size pages.
	commercialSize,
	...sizeScenes,
]

/** All scenes of a company with these towns. */
export const scenesOf = (towns: TownsInScenes): readonly Scene[] => [
	...commonScenes,
	...Object.keys(towns).flatMap((name) => sceneOfTown(name, towns) ?? []),
]

/** The scene with this name, if a company with these towns has it. */
export const sceneNamed = (name: string, towns: TownsInScenes): Scene | undefined =>
	commonScenes.find((scene) => scene.name === name) ?? sceneOfTown(name, towns)
