import { mix } from '../color.ts'
import { el, shape, verticalGradient } from '../draw.ts'
import type { Canvas } from '../frame.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { inSky } from './far_off.ts'

const f = (value: number) => value.toFixed(1)

/** Fair-weather clouds: heaped tops on flat bottoms; each is `length` long and stands on y. */
export const cumulus = (
	light: Light,
	random: Random,
	canvas: Canvas,
	at: readonly (readonly [x: number, y: number, length: number])[],
): string =>
	el(
		'g',
		{ opacity: light.night ? 0.5 : 0.92 },
		...at.map(([x, standardY, length], index) => {
			const y = inSky(canvas, standardY)
			const rise = length * 0.2
			const fade = verticalGradient(`cloud-${index}`, y - rise, y, [
				[0, light.cloud],
				[0.55, light.cloud],
				[1, mix(light.cloud, light.haze, 0.75)],
			])
			return el('defs', {}, fade) + shape(heap(random, x, y, length, rise), `url(#cloud-${index})`)
		}),
	)

/**
 * A thunderhead on a base at y, `breadth` wide: heaped towers under an anvil that the wind draws out far to the right,
 * and a broad curtain of rain.
 */
export const stormCloud = (light: Light, random: Random, x: number, y: number, breadth: number): string => {
	const at = (dx: number, dy: number) => `${f(x + breadth * dx)} ${f(y - breadth * dy)}`
	const dark = mix(light.cloud, light.rockShade, 0.88)
	const body = verticalGradient('storm', y - breadth * 0.66, y, [
		[0, light.cloud],
		[0.42, mix(light.cloud, light.rockShade, 0.16)],
		[0.8, mix(light.cloud, light.rockShade, 0.6)],
		[1, dark],
	])
	const anvil = verticalGradient('anvil', y - breadth * 0.74, y - breadth * 0.5, [
		[0, light.cloud],
		[0.5, mix(light.cloud, light.rockShade, 0.12)],
		[1, mix(light.cloud, light.rockShade, 0.13)],
	])
	const rain = verticalGradient('rain', y, y + breadth * 0.2, [
		[0, dark, 0.75],
		[1, dark, 0.1],
	])
	// Half as wide at the top as at the foot, with a billow at every step on both sides.
	const half = (share: number) => 0.5 - 0.17 * share
	const steps = Array.from({ length: 8 }, (_, index) => (index + 0.6) / 8)
	const billows = steps.flatMap((share) =>
		[-1, 1].map((side) => {
			const r = breadth * (0.13 - 0.035 * share) * between(random, 0.85, 1.15)
			const cx =
				x +
				breadth * (0.54 + 0.06 * share + side * (half(share) - 0.09)) +
				breadth * between(random, -0.02, 0.02)
			return `M${f(cx - r)} ${f(y - breadth * 0.5 * share)}a${f(r)} ${f(r * 0.9)} 0 1 1 ${f(r * 2)} 0a${f(r)} ${f(r * 0.9)} 0 1 1 ${f(-r * 2)} 0Z`
		}),
	)
	const trunk = `M${at(0.1, 0)}L${at(0.3, 0.6)}H${f(x + breadth * 0.9)}L${at(0.98, 0)}Z`
	const foot = heap(random, x, y, breadth * 1.08, breadth * 0.13)
	const cut = el(
		'clipPath',
		{ id: 'storm-base' },
		el('path', { d: `M${at(-0.5, 0.9)}H${f(x + breadth * 2)}V${f(y)}H${f(x - breadth)}Z` }),
	)
	const lens = `M${at(-0.02, 0.66)}Q${at(0.16, 0.73)} ${at(0.42, 0.735)}Q${at(0.56, 0.79)} ${at(0.7, 0.74)}Q${at(1, 0.74)} ${at(1.3, 0.72)}T${at(1.9, 0.67)}Q${at(1.5, 0.63)} ${at(1.2, 0.58)}Q${at(1, 0.54)} ${at(0.9, 0.46)}H${f(x + breadth * 0.3)}Q${at(0.24, 0.6)} ${at(-0.02, 0.66)}Z`
	const overhang = `M${at(1.9, 0.67)}Q${at(1.5, 0.63)} ${at(1.2, 0.58)}Q${at(1, 0.54)} ${at(0.92, 0.46)}Q${at(1.02, 0.6)} ${at(1.3, 0.63)}Z`
	const curtain = `M${at(0.06, 0.01)}H${f(x + breadth * 1.02)}L${at(0.94, -0.2)}H${f(x - breadth * 0.04)}Z`
	return [
		el('defs', {}, body, anvil, rain, cut),
		shape(curtain, 'url(#rain)'),
		el(
			'g',
			{ opacity: light.night ? 0.8 : 0.96 },
			el('path', {
				d: trunk + foot + billows.join(''),
				fill: 'url(#storm)',
				'clip-path': 'url(#storm-base)',
			}),
			shape(lens, 'url(#anvil)'),
			shape(overhang, dark, 0.22),
		),
	].join('')
}

/** Domes side by side on y, highest in the middle. */
const heap = (random: Random, x: number, y: number, length: number, rise: number): string => {
	const count = 7
	return Array.from({ length: count }, (_, index) => {
		const share = index / (count - 1)
		const r = rise * (0.3 + 0.7 * Math.sin(Math.PI * (0.12 + share * 0.76))) * between(random, 0.72, 1.1)
		const broad = Math.max(r * 0.95, (length / count) * 0.8)
		const middle = x + broad + (length - 2 * broad) * share
		return `M${f(middle - broad)} ${f(y)}a${f(broad)} ${f(r)} 0 0 1 ${f(broad * 2)} 0Z`
	}).join('')
}
