import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { crew, neighbors, person, personHeight } from './person.ts'
import { mirrored, poses } from './pose.ts'

const foot = 100

const boxOf = (drawing: string) => {
	const box = new Resvg(
		`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><g transform="translate(600 800) scale(${foot})">${drawing}</g></svg>`,
	).getBBox()
	if (!box) throw new Error('Nobody is drawn')
	return { top: (800 - box.y) / foot, bottom: (800 - box.y - box.height) / foot }
}

test('everybody stands on the ground and is as tall as the scale says, in every pose and turned round', () => {
	for (const who of [...Object.values(crew), ...Object.values(neighbors)])
		for (const pose of Object.values(poses))
			for (const one of [pose, mirrored(pose)]) {
				const { top, bottom } = boxOf(person((color) => color, who, one))
				expect(bottom).toBeCloseTo(0, 1)
				expect(Math.abs(top - personHeight)).toBeLessThan(0.06)
			}
})

test('no two of the crew or the neighbors look alike, nor two poses', () => {
	const plain = (color: string) => color
	const people = [...Object.values(crew), ...Object.values(neighbors)].map((who) => person(plain, who))
	expect(new Set(people).size).toBe(people.length)
	const drawn = Object.values(poses).flatMap((pose) =>
		[pose, mirrored(pose)].map((one) => person(plain, crew.dana, one)),
	)
	expect(new Set(drawn).size).toBe(drawn.length)
})
