import type { LandscapeName, TownFeature, TownView } from '#app/scenes/setting.ts'
import type { Canvas } from './frame.ts'
import type { Season, SeasonName } from './land/season.ts'
import type { Light, Paint } from './light.ts'
import type { Random } from './random.ts'
import type { Surface } from './solid/road.ts'
import type { Stand } from './solid/view.ts'

/** What a picture is drawn with: its light, its random numbers and its canvas. */
export type Look = { light: Light; random: Random; canvas: Canvas }

/** The subject of a scene, apart from its land. A `calm` view does not distract from what stands in front. */
export type ViewName =
	| 'home'
	| 'residential'
	| 'commercial'
	| 'roll-off'
	| 'hoa'
	| 'about'
	| 'contact'
	| 'billing'
	| 'help'
	| 'not-found'
	| 'calm'

/** The background of a scene: a mountain at `at`; features too low to be seen over trucks and houses go to `beside`. */
export type View = { of: ViewName; at: number; beside: number; season: SeasonName }

/** A row of trees along y, with the colors of leaves in the shade and in the light. */
export type Row = {
	from: number
	to: number
	y: number
	height: number
	distance: number
	leaves: readonly [dark: string, lit: string]
}

/** A town as shown by one of its scenes. */
export type TownLook = {
	/** Seeds its skyline and trees. */
	slug: string
	/** The text on its water tower. */
	name: string
	season: Season
	features: readonly TownFeature[]
	/** Whether there are no houses between the road and the land. */
	isOpen: boolean
	/** The x positions with room for features beside the truck, best first. */
	places: readonly number[]
}

/** A view drawn specially for one landscape, with the features it shows and the alt texts of its scenes. */
export type OwnTown = {
	features: readonly TownFeature[]
	/** The end of "Our garbage truck …" and "Our roll-off truck …". */
	alts: { residential?: string; 'roll-off'?: string }
	/** Draws from the sky down to y = 662; roads, houses and trucks are drawn in front. */
	backdrop: (light: Light, random: Random, season: Season, canvas: Canvas, name: string) => string
	/** Draws what stands behind a road that crosses the picture, at y = 656. */
	roadside?: (light: Light, random: Random, season: Season) => string
}

/** What alt texts say about the land; each comment shows the sentence. */
export type Words = {
	roads: Readonly<Record<SurfaceName, string>>
	/** The trees along a road. */
	trees: string
	/** "Our garbage truck on a county road, two carts waiting at the curb, …". */
	home: string
	/** "Our garbage truck comes up a street of houses, a neighbor waving beside her carts, …". */
	residential: string
	/** "The crew in front of one of our trucks, the shed and … behind them." */
	about: string
	/** "… with a letter in it at the side of the road, our truck driving on …". */
	billing: readonly [mailbox: string, on: string]
	/** "A 2-yard dumpster and one of the crew beside it, before …". */
	calm: string
	/** "A cart blown over at the side of an empty road, …". */
	notFound: string
	/** "Our garbage truck going down a straight street, …", for towns without features. */
	town: readonly string[]
}

/** A landscape, which provides the land, trees and houses of scenes. */
export type Landscape = {
	name: LandscapeName
	words: Words
	seasons: Readonly<Record<SeasonName, Season>>
	/** The background of a scene without a town, below its sky, down to y = 664. */
	behind: (look: Look, view: View) => string
	/** A town from the sky down to y = 662; roads, houses and trucks are drawn in front. */
	town: (look: Look, town: TownLook) => string
	/** The views that are drawn specially for this landscape. */
	views: Readonly<Partial<Record<TownView, OwnTown>>>
	/** What stands behind a road that crosses the picture through open country, at y = 656. */
	roadside: (look: Look, season: Season) => string
	trees: (look: Look, row: Row) => string
	/** A single tree: a garden tree, or one that grows wild. */
	tree: (random: Random, at: TreeAt) => string
	/** The house on the `index`th lot of a street, with its door facing the street. */
	house: (stand: Stand, index: number, light: Light, distance: number, isSnowy: boolean) => string
	/** The distance of houses from the middle of the road, relative to the usual one. */
	setback: number
	/** One of two kinds of house seen from the front, in feet, about 46 wide, with its foot on y = 0. */
	frontHouse: (light: Light, kind: 0 | 1, distance: number) => string
	/** The ground on the viewer's side of the road, from `top` to `floor`. */
	ground: (light: Light, random: Random, top: number, floor: number, season: Season) => string
	/** The ground for trucks and pickups in front of a building, from `top` to `floor`. */
	yard: (light: Light, random: Random, top: number, floor: number) => string
	/** What the wind rolls along an empty road. */
	blown: 'tumbleweed' | 'leaves'
	/** The color of the band along the far edge of lots. */
	lawn: string
	surfaces: Readonly<Record<SurfaceName, Surface>>
}

export type SurfaceName = 'street' | 'county' | 'dirt' | 'snow'

export type TreeAt = {
	/** Its foot, and its height in pixels. */
	x: number
	y: number
	tall: number
	/** Paints a color as seen from the viewer's distance. */
	far: Paint
	leaves: readonly [dark: string, lit: string]
	isBare: boolean
	kind: 'garden' | 'wild'
}
