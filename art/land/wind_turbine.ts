import { shape } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'
import type { Random } from '../random.ts'

/** A distant wind turbine with its foot on (x, y) and its hub `tall` above it. */
export const windTurbine = (
	light: Light,
	random: Random,
	x: number,
	y: number,
	tall: number,
	distance: number,
): string => {
	const f = (value: number) => value.toFixed(1)
	const turn = random() * 2.1
	const blades = [0, 1, 2].map((index) => {
		const angle = turn + (index * Math.PI * 2) / 3
		const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
		const at = (along: number, side: number) =>
			`${f(x + sin * along * tall + cos * side * tall)} ${f(y - tall - cos * along * tall + sin * side * tall)}`
		return `M${at(0, -0.012)}L${at(0.2, -0.035)}L${at(0.62, 0)}L${at(0, 0.012)}Z`
	})
	const tower = `M${f(x - tall * 0.024)} ${f(y)}L${f(x - tall * 0.012)} ${f(y - tall)}H${f(x + tall * 0.012)}L${f(x + tall * 0.024)} ${f(y)}Z`
	return shape(tower + blades.join(''), afar(light, '#eef0ec', distance))
}
