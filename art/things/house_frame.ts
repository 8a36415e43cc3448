import { rect, shape, stroke } from '../draw.ts'
import type { Light } from '../light.ts'
import { afar } from '../light.ts'

/** A house while it is only studs and rafters, 40 ft wide, standing on y = 0. */
export const houseFrame = (light: Light): string => {
	const near = (color: string) => afar(light, color, 0.08)
	const wood = near('#d9b27c')
	const shade = near('#b48a57')
	const studs = Array.from({ length: 16 }, (_, index) =>
		rect(index * 2.63, -10, 0.5, 10, index % 5 === 0 ? shade : wood),
	)
	const rafters = Array.from({ length: 8 }, (_, index) => {
		const x = 2.6 + index * 5
		return `M${x - 4.6} -10L${x} -17.6L${x + 4.6} -10`
	}).join('')
	return [
		rect(-1, -0.7, 42.5, 0.7, near('#a9a59c')),
		shape('M24 -10V-.7H39.5V-10Z', near('#e3d6b8')),
		shape('M24 -10V-.7H31V-10Z', near('#d8c8a4')),
		...studs,
		rect(-0.2, -10.5, 40.4, 0.7, shade),
		rect(-0.2, -1.3, 40.4, 0.6, shade),
		stroke(rafters, wood, 0.45),
		rect(2, -18, 36, 0.6, shade),
		stroke(
			'M16.5 -.7L20 -13M18 -.7L21.5 -13M17.1 -3H18.7M17.7 -5.2H19.3M18.3 -7.4H19.9M19 -9.6H20.5',
			near('#c98b2e'),
			0.28,
		),
	].join('')
}
