import { darker, lighter } from '../color.ts'
import { circle, shape, stroke } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'

export type Hair = 'short' | 'bun' | 'long' | 'curls'
export type Face = {
	skin: string
	hair: string
	style: Hair
	hasBeard?: boolean
	wears?: 'cap' | 'hardHat'
}

/** A head on its neck about x = 0, the chin at -4.82 feet and the top at -5.75; `look` turns the face. */
export const head = (paint: Paint, face: Face, look: number): string => {
	const { style, hasBeard, wears } = face
	const [skin, shade] = [paint(face.skin), paint(darker(face.skin, 0.22))]
	const hair = paint(face.hair)
	const dx = look * 0.13
	return [
		wears ? back(style, hair, look, true) : back(style, hair, look),
		shape('M-.17 -5V-4.6Q0 -4.44 .17 -4.6V-5Z', shade),
		circle(look > 0 ? -0.33 : 0.33, -5.2, 0.08, shade),
		shape(
			'M0 -5.72A.36 .38 0 0 1 .36 -5.3Q.35 -4.98 .17 -4.86Q0 -4.78 -.17 -4.86Q-.35 -4.98 -.36 -5.3A.36 .38 0 0 1 0 -5.72Z',
			skin,
		),
		hasBeard
			? shape(
					`M-.36 -5.22Q-.36 -4.8 0 -4.74Q.36 -4.8 .36 -5.22Q.3 -5 ${0.14 + dx} -5.06H${dx - 0.14}Q-.3 -5 -.36 -5.22Z`,
					hair,
				)
			: '',
		...[-0.14, 0.14].map((x) => circle(x + dx, -5.27, 0.036, paint('#2b2522'))),
		stroke(`M${dx - 0.2} -5.37h.12M${dx + 0.08} -5.37h.12`, paint(darker(face.hair, 0.15)), 0.03, 'round'),
		stroke(`M${dx * 1.3} -5.22l${look < 0 ? -0.04 : 0.04} .09h-.03`, shade, 0.03, 'round'),
		stroke(`M${dx - 0.09} -5q.09 .07 .18 0`, hasBeard ? skin : paint('#8c3f35'), 0.034, 'round'),
		wears ? hat(paint, wears, look) : top(style, hair, look),
	].join('')
}

/** The hair behind the head. */
const back = (style: Hair, hair: string, look: number, isUnderHat = false): string => {
	const side = look > 0 ? -1 : 1
	if (style === 'bun')
		return isUnderHat
			? shape(
					`M${side * 0.28} -5.3Q${side * 0.62} -5.2 ${side * 0.46} -4.6Q${side * 0.34} -4.9 ${side * 0.24} -5Z`,
					hair,
				)
			: circle(side * 0.3, -5.66, 0.19, hair)
	if (style === 'long') return shape('M-.4 -5.3Q-.52 -4.75 -.42 -4.46H.42Q.52 -4.75 .4 -5.3Z', hair)
	return isUnderHat ? shape('M-.38 -5.36V-5.1H.38V-5.36Z', hair) : ''
}

const top = (style: Hair, hair: string, look: number): string => {
	if (style === 'curls')
		return [
			[-0.32, -5.36, 0.15],
			[-0.24, -5.58, 0.17],
			[0, -5.58, 0.17],
			[0.24, -5.57, 0.17],
			[0.33, -5.37, 0.14],
		]
			.map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
			.join('')
	const part = look * 0.16
	const low = style === 'long' ? -4.95 : -5.24
	return shape(
		`M-.38 ${low}Q-.48 -5.75 0 -5.75Q.48 -5.75 .38 ${low}Q.37 -5.42 ${part + 0.08} -5.52Q${part - 0.16} -5.44 -.33 -5.38Q-.36 -5.34 -.38 ${low}Z`,
		hair,
	)
}

const hat = (paint: Paint, kind: 'cap' | 'hardHat', look: number): string => {
	const color = kind === 'cap' ? material.pine : '#e8e3d6'
	const brim = kind === 'cap' ? 0.16 : 0.1
	return [
		shape('M-.4 -5.38Q-.43 -5.75 0 -5.75Q.43 -5.75 .4 -5.38Q0 -5.46 -.4 -5.38Z', paint(color)),
		shape(
			`M-.4 -5.4Q0 -5.5 .4 -5.4Q${0.42 + Math.max(0, look) * 0.34} -5.3 ${0.3 + Math.max(0, look) * 0.36} -5.32Q0 ${-5.46 + brim * 0.5} ${-0.3 + Math.min(0, look) * 0.36} -5.32Q${-0.42 + Math.min(0, look) * 0.34} -5.3 -.4 -5.4Z`,
			paint(kind === 'cap' ? darker(color, 0.3) : darker(color, 0.16)),
		),
		kind === 'cap'
			? circle(look * 0.16, -5.56, 0.07, paint(material.wheat))
			: shape('M-.06 -5.75H.06V-5.46H-.06Z', paint(lighter(color, 0.5))),
	].join('')
}
