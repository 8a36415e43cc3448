import { area, line, rect, shape } from '../draw.ts'
import type { Point } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'

/** Where the belts of fields end; nearer belts are broader. */
const belts = [0, 0.09, 0.22, 0.44, 0.72, 1] as const

/**
 * Fields in strips from `top` down to `bottom`, with edges that converge in the distance at `vanishX`: belts of country one behind the
 * other, each strip in one of the crops.
 */
export const strips = (
	light: Light,
	random: Random,
	{ top, bottom, vanishX }: { top: number; bottom: number; vanishX: number },
	crops: readonly string[],
): string => {
	const tall = bottom - top
	// The edges converge slightly above the horizon.
	const meeting = top - tall * 0.16
	const across = (x: number, y: number) => vanishX + ((x - vanishX) * (y - meeting)) / (bottom - meeting)
	let last = ''
	const ground = rect(-20, top, 1640, tall, afar(light, crops[0] ?? '', 0.4))
	return (
		ground +
		belts
			.slice(1)
			.map((end, belt) => {
				const [y0, y1] = [top + tall * (belts[belt] ?? 0), top + tall * end + 0.5]
				const distance = 0.56 - 0.5 * end
				const reach = 900 / (0.16 + end)
				const fields: string[] = []
				let furrows = ''
				for (let x = vanishX - reach - between(random, 0, 300); x < vanishX + reach + 800;) {
					const next = x + between(random, 260, 620)
					const choices = crops.filter((crop) => crop !== last)
					const crop = choices[Math.floor(random() * choices.length)] ?? last
					last = crop
					const corner = (at: number, y: number): Point => [across(at, y), y]
					const corners = [corner(x, y0), corner(next, y0), corner(next, y1), corner(x, y1)]
					if (Math.max(...corners.map(([px]) => px)) > -20 && Math.min(...corners.map(([px]) => px)) < 1620) {
						fields.push(area(corners, afar(light, crop, distance)))
						if (belt > 2)
							for (let row = x + 40; row < next - 20; row += 62)
								furrows += `${line([corner(row, y0), corner(row + 16, y1), corner(row, y1)])}Z`
					}
					x = next
				}
				return fields.join('') + (furrows && shape(furrows, afar(light, '#5c4a26', distance), 0.16))
			})
			.join('')
	)
}
