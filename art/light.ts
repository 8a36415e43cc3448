import { mix } from './color.ts'
import type { Stop } from './draw.ts'

/**
 * The time of day and weather of a scene. Dawn comes from behind us (we look west at the mountains), so it lights the
 * peaks; dusk goes down behind them and leaves them dark against the sky.
 */
export type Light = {
	night: boolean
	/** From the top of the picture (0) to the horizon (1). */
	sky: readonly Stop[]
	cloud: string
	/** What distance fades into. */
	haze: string
	/** Things near us are mixed this far (0–1) towards this color, the land this far. */
	tint: string
	dim: number
	landDim: number
	/** Rock, and snow, in the light and in the shade. */
	rockLit: string
	rockShade: string
	snowLit: string
	snowShade: string
	/** Windows and head lamps. */
	lamp: string
}

/** A color as this light shows it close by. */
export type Paint = (color: string) => string

export const paintIn =
	(light: Light): Paint =>
	(color) =>
		mix(color, light.tint, light.dim)

/** The land's color close by; it has no lamps, so night takes more from it than from the truck. */
export const landIn =
	(light: Light): Paint =>
	(color) =>
		mix(color, light.tint, light.landDim)

/** A color as it looks a share of the way (0 near, 1 lost in haze) to the horizon. */
export const afar = (light: Light, color: string, distance: number): string =>
	mix(landIn(light)(color), light.haze, distance)
