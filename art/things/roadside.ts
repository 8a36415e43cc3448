import { circle, rect, shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar, landIn } from '../light.ts'
import { material } from '../materials.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

/** A fence of two split rails along y between two x; `post` is its height. In canvas units. */
export const railFence = (light: Light, from: number, to: number, y: number, post: number): string => {
	const paint = landIn(light)
	const wood = paint('#8a6f52')
	const shade = paint('#6a533d')
	const posts: string[] = []
	for (let x = from; x <= to; x += post * 2.4)
		posts.push(rect(x - post * 0.07, y - post, post * 0.14, post, shade))
	return (
		rect(from, y - post * 0.84, to - from, post * 0.11, wood) +
		rect(from, y - post * 0.46, to - from, post * 0.11, wood) +
		posts.join('')
	)
}

/** Round bales lying on y: each `r` in radius. */
export const bales = (
	light: Light,
	at: readonly (readonly [x: number, y: number, r: number])[],
	distance: number,
): string =>
	at
		.map(([x, y, r]) => {
			const f = (value: number) => value.toFixed(1)
			return (
				rect(x, y - r * 2, r * 2.3, r * 2, afar(light, material.fieldDeep, distance), r * 0.5) +
				circle(x + r * 0.9, y - r, r, afar(light, material.fieldPale, distance)) +
				circle(x + r * 0.9, y - r, r * 0.62, afar(light, material.field, distance)) +
				shape(
					`M${f(x - r * 0.2)} ${f(y)}h${f(r * 3)}l${f(r * 0.3)} ${f(r * 0.25)}h${f(-r * 3.4)}z`,
					afar(light, material.fieldDeep, distance),
					0.5,
				)
			)
		})
		.join('')

/** A round shade tree, trunk on (x, y). */
export const shadeTree = (
	random: Random,
	x: number,
	y: number,
	height: number,
	dark: string,
	lit: string,
	trunk: string,
): string => {
	const r = height * 0.3
	const crown = (cx: number, cy: number, radius: number) => {
		const f = (value: number) => value.toFixed(1)
		return `M${f(cx - radius)} ${f(cy)}a${f(radius)} ${f(radius)} 0 1 1 ${f(radius * 2)} 0a${f(radius)} ${f(radius)} 0 1 1 ${f(-radius * 2)} 0Z`
	}
	const puffs = [
		[0, -0.72, 1],
		[-0.24, -0.52, 0.74],
		[0.25, -0.5, 0.78],
		[0.02, -0.42, 0.7],
		// Close up, the crown has more billows.
		...(height > 150
			? ([
					[-0.17, -0.86, 0.6],
					[0.19, -0.82, 0.64],
					[-0.35, -0.64, 0.5],
					[0.38, -0.6, 0.54],
				] as const)
			: []),
	] as const
	const at = puffs.map(
		([dx, dy, size]) => [x + dx * height, y + dy * height, r * size * between(random, 0.92, 1.06)] as const,
	)
	return [
		shape(
			`M${x - height * 0.035} ${y}L${x - height * 0.02} ${y - height * 0.5}H${x + height * 0.02}L${x + height * 0.035} ${y}Z`,
			trunk,
		),
		shape(at.map(([cx, cy, radius]) => crown(cx, cy, radius)).join(''), dark),
		shape(
			at.map(([cx, cy, radius]) => crown(cx - radius * 0.13, cy - radius * 0.15, radius * 0.8)).join(''),
			lit,
			0.7,
		),
	].join('')
}

/** A fieldstone wall along y between two x, `tall` high. In canvas units. */
export const stoneWall = (
	light: Light,
	random: Random,
	from: number,
	to: number,
	y: number,
	tall: number,
): string => {
	const paint = landIn(light)
	let [dark, pale] = ['', '']
	for (let row = 0; row < 3; row++) {
		const high = tall / 3
		for (let x = from + row * 9; x < to;) {
			const wide = Math.round(between(random, 14, 34))
			const d = `M${Math.round(x)} ${Math.round(y - row * high)}h${wide - 2}l-1 ${-Math.round(high - 1)}h${4 - wide}Z`
			if (random() < 0.5) dark += d
			else pale += d
			x += wide
		}
	}
	return (
		rect(from, y - tall, to - from, tall + 1, paint('#5f5f58')) +
		shape(dark, paint('#8b8a80')) +
		shape(pale, paint('#a5a296'))
	)
}
