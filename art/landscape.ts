import type { LandscapeName, TownFeature, TownView } from '#app/scenes/setting.ts'
import type { Canvas } from './frame.ts'
import type { Season, SeasonName } from './land/season.ts'
import type { Light, Paint } from './light.ts'
import type { Random } from './random.ts'
import type { Surface } from './solid/road.ts'
import type { Stand } from './solid/view.ts'

/** How a picture is drawn: its light, its stream of random numbers and its canvas. */
export type Look = { light: Light; random: Random; canvas: Canvas }

/** What a scene is about that is not about its land. `calm` takes no eye off what stands before it. */
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

/** What stands behind a scene: a mountain at `at`; what is too low to be seen over trucks and houses, `beside` them. */
export type View = { of: ViewName; at: number; beside: number; season: SeasonName }

/** A row of trees along y, and the colors that leaves have in the shade and in the light. */
export type Row = {
	from: number
	to: number
	y: number
	height: number
	distance: number
	leaves: readonly [dark: string, lit: string]
}

/** A town, as one of its scenes shows it. */
export type TownLook = {
	/** Decides its skyline and trees. */
	slug: string
	/** What is written on its water tower. */
	name: string
	season: Season
	features: readonly TownFeature[]
	/** Whether no houses stand between the road and the land. */
	isOpen: boolean
	/** Where features have room beside the truck, the best place first. */
	places: readonly number[]
}

/** A view that is drawn for itself in one landscape, with the features it shows, and what is then said of its scenes. */
export type OwnTown = {
	features: readonly TownFeature[]
	/** Ends "Our garbage truck …" and "Our roll-off truck …". */
	alts: { residential?: string; 'roll-off'?: string }
	/** From the sky down to y = 662; roads, houses and trucks are put before it. */
	backdrop: (light: Light, random: Random, season: Season, canvas: Canvas, name: string) => string
	/** What stands behind a road that crosses the picture, at y = 656. */
	roadside?: (light: Light, random: Random, season: Season) => string
}

/** What the alt texts of scenes say of the land, each in its sentence. */
export type Words = {
	roads: Readonly<Record<SurfaceName, string>>
	/** What stands along a road. */
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
	/** "Our garbage truck going down a straight street, …", for towns that are known by nothing. */
	town: readonly string[]
}

/** A kind of country. Scenes ask it for their land, their trees and their houses. */
export type Landscape = {
	name: LandscapeName
	words: Words
	seasons: Readonly<Record<SeasonName, Season>>
	/** What stands behind a scene of no town, under its sky, down to y = 664. */
	behind: (look: Look, view: View) => string
	/** A town from the sky down to y = 662; roads, houses and trucks are put before it. */
	town: (look: Look, town: TownLook) => string
	/** What of the views is drawn for itself in this landscape. */
	views: Readonly<Partial<Record<TownView, OwnTown>>>
	/** What stands behind a road that crosses the picture through open country, at y = 656. */
	roadside: (look: Look, season: Season) => string
	trees: (look: Look, row: Row) => string
	/** A single tree: in a garden, or one of those that grow in the country. */
	tree: (random: Random, at: TreeAt) => string
	/** The house on the `index`th lot of a street, its door to the street. */
	house: (stand: Stand, index: number, light: Light, distance: number, isSnowy: boolean) => string
	/** How far from the middle of the road houses stand, as a share of what is usual. */
	setback: number
	/** A flat house of two kinds, in feet, about 46 wide, its foot on y = 0. */
	frontHouse: (light: Light, kind: 0 | 1, distance: number) => string
	/** The ground on our side of the road, from `top` to `floor`. */
	ground: (light: Light, random: Random, top: number, floor: number, season: Season) => string
	/** Where trucks and pickups stand before a building, from `top` to `floor`. */
	yard: (light: Light, random: Random, top: number, floor: number) => string
	/** What the wind rolls along an empty road. */
	blown: 'tumbleweed' | 'leaves'
	/** The far edge of lots, as a band of color. */
	lawn: string
	surfaces: Readonly<Record<SurfaceName, Surface>>
}

export type SurfaceName = 'street' | 'county' | 'dirt' | 'snow'

export type TreeAt = {
	/** Its foot, and its height in pixels. */
	x: number
	y: number
	tall: number
	/** A color as it looks from where we are. */
	far: Paint
	leaves: readonly [dark: string, lit: string]
	isBare: boolean
	kind: 'garden' | 'wild'
}
