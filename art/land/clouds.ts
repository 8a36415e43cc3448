import { mix } from '../color.ts'
import { el, shape, verticalGradient } from '../draw.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

const f = (value: number) => value.toFixed(1)

/** Fair-weather clouds: heaped tops on flat bottoms; each is `length` long and stands on y. */
export const cumulus = (
	light: Light,
	random: Random,
	at: readonly (readonly [x: number, y: number, length: number])[],
): string =>
	el(
		'g',
		{ opacity: light.night ? 0.5 : 0.92 },
		...at.map(([x, y, length], index) => {
			const rise = length * 0.2
			const fade = verticalGradient(`cloud-${index}`, y - rise, y, [
				[0, light.cloud],
				[0.55, light.cloud],
				[1, mix(light.cloud, light.haze, 0.75)],
			])
			return el('defs', {}, fade) + shape(heap(random, x, y, length, rise), `url(#cloud-${index})`)
		}),
	)

/** A storm cloud: towers piled up on a dark flat base at y, rain falling from it. */
export const stormCloud = (light: Light, random: Random, x: number, y: number, breadth: number): string => {
	const b = breadth
	const dark = mix(light.cloud, light.rockShade, 0.9)
	const body = verticalGradient('storm', y - b * 0.62, y, [
		[0, light.cloud],
		[0.5, mix(light.cloud, light.rockShade, 0.14)],
		[0.82, mix(light.cloud, light.rockShade, 0.6)],
		[1, dark],
	])
	const rain = verticalGradient('rain', y, y + b * 0.2, [
		[0, dark, 0.6],
		[1, dark, 0],
	])
	const tiers = [
		[0.36, 0.4, 0.4, 0.24],
		[0.18, 0.26, 0.66, 0.26],
		[0.06, 0.13, 0.86, 0.22],
		[0, 0, 1, 0.2],
	] as const
	const towers = tiers.map(
		([left, up, length, rise]) =>
			heap(random, x + b * left, y - b * up, b * length, b * rise) +
			(up > 0
				? `M${f(x + b * (left + 0.04))} ${f(y - b * up - 1)}H${f(x + b * (left + length - 0.04))}V${f(y - b * (up - 0.13))}H${f(x + b * (left + 0.04))}Z`
				: ''),
	)
	const sheet = `M${f(x + b * 0.24)} ${f(y - 2)}H${f(x + b * 0.78)}L${f(x + b * 0.68)} ${f(y + b * 0.2)}H${f(x + b * 0.16)}Z`
	return [
		el('defs', {}, body, rain),
		shape(sheet, 'url(#rain)'),
		el('g', { opacity: light.night ? 0.75 : 0.95 }, shape(towers.join(''), 'url(#storm)')),
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
