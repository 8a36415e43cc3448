import { mix } from './color.ts'
import type { Stop } from './draw.ts'

/**
 * The time of day and weather of a scene. Dawn comes from behind the viewer (who looks west at the mountains), so it lights the peaks; the
 * sun sets behind them and leaves them dark against the sky.
 */
export type Light = {
	night: boolean
	/** From the top of the picture (0) to the horizon (1). */
	sky: readonly Stop[]
	cloud: string
	/** The color that distance fades into. */
	haze: string
	/** How far (0 to 1) near objects and the land are mixed toward `tint`. */
	tint: string
	dim: number
	landDim: number
	/** Rock and snow, in the light and in the shade. */
	rockLit: string
	rockShade: string
	snowLit: string
	snowShade: string
	/** Windows and headlights. */
	lamp: string
}

/** Paints a color as it looks close by in this light. */
export type Paint = (color: string) => string

export const paintIn =
	(light: Light): Paint =>
	(color) =>
		mix(color, light.tint, light.dim)

/** Paints a color of the land close by; the land has no lamps, so night darkens it more than the truck. */
export const landIn =
	(light: Light): Paint =>
	(color) =>
		mix(color, light.tint, light.landDim)

/** A color as it looks at a distance (0 near, 1 lost in haze). */
export const afar = (light: Light, color: string, distance: number): string =>
	mix(landIn(light)(color), light.haze, distance)
