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
 * A line of storms far out over the plains, its dark base at y from `left` to `right`, as low as it is long: heaped tops in the sun, and
 * rain slanted by the wind, in shafts down to `ground`.
 */
export const stormLine = (
	light: Light,
	random: Random,
	{ left, right, y, ground, tall }: { left: number; right: number; y: number; ground: number; tall: number },
): string => {
	const long = right - left
	const dark = mix(light.cloud, light.rockShade, 0.85)
	const fade = (id: string, top: number, from: string, to: string) =>
		verticalGradient(id, y - top, y, [
			[0, from],
			[0.35, mix(from, to, 0.2)],
			[1, to],
		])
	const rain = verticalGradient('rain', y - 2, ground, [
		[0, dark, 0.85],
		[1, dark, 0.3],
	])
	const shafts = [
		[0.1, 0.2],
		[0.26, 0.16],
		[0.4, 0.3],
		[0.74, 0.18],
	].map(([at = 0, wide = 0]) => {
		const [x, w] = [left + long * at, long * wide]
		return `M${f(x)} ${f(y - 4)}h${f(w)}L${f(x + w * 0.84)} ${f(ground)}h${f(-w * 0.86)}Z`
	})
	// Each row of towers is lower than the one behind it and reaches farther along.
	const rows = [
		{ id: 'storm-far', from: 0.14, to: 0.96, rise: 1, color: light.cloud, foot: 0.5 },
		{
			id: 'storm-near',
			from: 0.02,
			to: 1,
			rise: 0.56,
			color: mix(light.cloud, light.rockShade, 0.3),
			foot: 0.85,
		},
	]
	return [
		el(
			'defs',
			{},
			rain,
			...rows.map(({ id, rise, color, foot }) =>
				fade(id, tall * rise, color, mix(light.cloud, light.rockShade, foot)),
			),
		),
		...shafts.map((shaft) => shape(shaft, 'url(#rain)', 0.5)),
		el(
			'g',
			{ opacity: light.night ? 0.85 : 0.95 },
			// The anvil that the tops spread into.
			shape(
				`M${f(left - long * 0.1)} ${f(y - tall * 0.96)}Q${f(left + long * 0.3)} ${f(y - tall * 1.2)} ${f(left + long * 0.62)} ${f(y - tall * 1.12)}T${f(right + long * 0.2)} ${f(y - tall * 1.02)}Q${f(left + long * 0.7)} ${f(y - tall * 0.76)} ${f(left + long * 0.5)} ${f(y - tall * 0.8)}T${f(left - long * 0.1)} ${f(y - tall * 0.96)}Z`,
				mix(light.cloud, light.haze, 0.3),
				0.7,
			),
			...rows.map(({ id, from, to, rise }) =>
				shape(heap(random, left + long * from, y, long * (to - from), tall * rise, 13), `url(#${id})`),
			),
			shape(
				`M${f(left - long * 0.03)} ${f(y - 3)}Q${f(left + long * 0.5)} ${f(y - tall * 0.14)} ${f(right + long * 0.03)} ${f(y - 3)}Q${f(left + long * 0.5)} ${f(y + tall * 0.1)} ${f(left - long * 0.03)} ${f(y - 3)}Z`,
				dark,
			),
		),
	].join('')
}

/** Clouds beyond the horizon between two x, their feet on y: domes side by side as one path. */
export const billows = (random: Random, from: number, to: number, y: number, rise: number): string =>
	to > from ? heap(random, from, y, to - from, rise, Math.max(4, Math.round((to - from) / 90))) : ''

/** Domes side by side on y, highest in the middle. */
const heap = (random: Random, x: number, y: number, length: number, rise: number, count = 7): string => {
	return Array.from({ length: count }, (_, index) => {
		const share = index / (count - 1)
		const r = rise * (0.3 + 0.7 * Math.sin(Math.PI * (0.12 + share * 0.76))) * between(random, 0.72, 1.1)
		const broad = Math.max(r * 0.95, (length / count) * 0.8)
		const middle = x + broad + (length - 2 * broad) * share
		return `M${f(middle - broad)} ${f(y)}a${f(broad)} ${f(r)} 0 0 1 ${f(broad * 2)} 0Z`
	}).join('')
}
