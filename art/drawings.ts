import { scenesOf } from './catalog.ts'
import type { Draw } from './draw.ts'
import { cartDrawings } from './scale/carts.ts'
import { commercialDrawings } from './scale/commercial.ts'
import { rolloffDrawings } from './scale/rolloffs.ts'
import { drawingSuffix } from '#app/pictures/frame.ts'
import type { TownsInScenes } from '#app/scenes/setting.ts'
import { frames } from './frame.ts'
import { render } from './scene.ts'
import type { Scene } from './scene.ts'
import { placeholders } from './scenes/placeholders.ts'
import { icon } from './things/mark.ts'

/** A scene in every composition, by day and night. */
const everyFile = (stem: string, scene: Scene): [string, Draw][] =>
	frames.flatMap((frame): [string, Draw][] => [
		[stem + drawingSuffix(frame), () => render(scene, 'day', frame)],
		[stem + drawingSuffix(frame, true), () => render(scene, 'night', frame)],
	])

const filesOf = (scenes: readonly Scene[]): ReadonlyMap<string, Draw> =>
	new Map(scenes.flatMap((scene) => everyFile(scene.name, scene)))

const known = new WeakMap<TownsInScenes, ReadonlyMap<string, Draw>>()

/** The scenes of a company with these towns, by file name. */
export const sceneDrawings = (towns: TownsInScenes): ReadonlyMap<string, Draw> => {
	const files = known.get(towns) ?? filesOf(scenesOf(towns))
	known.set(towns, files)
	return files
}

/** The drawings to scale, by file name. Each has ink for both color schemes. */
export const scaleDrawings: ReadonlyMap<string, Draw> = new Map(
	Object.entries({ ...cartDrawings, ...commercialDrawings, ...rolloffDrawings }),
)

/** Finds a drawing in the livery's folder by file name; undefined if there is none. */
export const folderDrawing = (file: string, towns: TownsInScenes): Draw | undefined =>
	scaleDrawings.get(file) ?? sceneDrawings(towns).get(file)

/**
 * Drawings whose URLs never change, by path. The placeholders are kept apart from the pictures they replace, which may all fail to load
 * together.
 */
export const fixedDrawings: ReadonlyMap<string, Draw> = new Map([
	...placeholders.flatMap((scene) =>
		everyFile(`/placeholders/${scene.name.replace('placeholder-', '')}`, scene),
	),
	['/favicon.svg', () => icon(64, 0.22)],
])
