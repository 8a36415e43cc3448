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

/** The scenes of a company of these towns, by the names of their files. */
export const sceneDrawings = (towns: TownsInScenes): ReadonlyMap<string, Draw> => {
	const files = known.get(towns) ?? filesOf(scenesOf(towns))
	known.set(towns, files)
	return files
}

/** The drawings to scale by the names of their files. Each has the ink of either scheme. */
export const scaleDrawings: ReadonlyMap<string, Draw> = new Map(
	Object.entries({ ...cartDrawings, ...commercialDrawings, ...rolloffDrawings }),
)

/** What lies in the folder of the livery it is drawn in, by the name of its file; undefined for what is not there. */
export const folderDrawing = (file: string, towns: TownsInScenes): Draw | undefined =>
	scaleDrawings.get(file) ?? sceneDrawings(towns).get(file)

/**
 * What has an address that never changes, by its path. The placeholders lie apart from the pictures they stand in for,
 * which may fail together.
 */
export const fixedDrawings: ReadonlyMap<string, Draw> = new Map([
	...placeholders.flatMap((scene) =>
		everyFile(`/placeholders/${scene.name.replace('placeholder-', '')}`, scene),
	),
	['/favicon.svg', () => icon(64, 0.22)],
])
