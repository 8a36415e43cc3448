import { scenes } from './catalog.ts'
import type { Draw } from './draw.ts'
import { cartDrawings } from './scale/carts.ts'
import { commercialDrawings } from './scale/commercial.ts'
import { rolloffDrawings } from './scale/rolloffs.ts'
import { render } from './scene.ts'
import type { Scene } from './scene.ts'
import { placeholders } from './scenes/placeholders.ts'
import { icon } from './things/mark.ts'

const inBothLights = (stem: string, scene: Scene): [string, Draw][] => [
	[`${stem}.svg`, () => render(scene, 'day')],
	[`${stem}-dark.svg`, () => render(scene, 'night')],
]

/** The scenes by the names of their files, by day and night. */
export const sceneDrawings: ReadonlyMap<string, Draw> = new Map(
	scenes.flatMap((scene) => inBothLights(scene.name, scene)),
)

/** The drawings to scale by the names of their files. Each has the ink of either scheme. */
export const scaleDrawings: ReadonlyMap<string, Draw> = new Map(
	Object.entries({ ...cartDrawings, ...commercialDrawings, ...rolloffDrawings }),
)

/** What lies in the folder of the livery it is drawn in. */
export const folderDrawings: ReadonlyMap<string, Draw> = new Map([...sceneDrawings, ...scaleDrawings])

/**
 * What has an address that never changes, by its path. The placeholders lie apart from the pictures they stand in for,
 * which may fail together.
 */
export const fixedDrawings: ReadonlyMap<string, Draw> = new Map([
	...placeholders.flatMap((scene) =>
		inBothLights(`/placeholders/${scene.name.replace('placeholder-', '')}`, scene),
	),
	['/favicon.svg', () => icon(64, 0.22)],
])
