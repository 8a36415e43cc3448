import { expect, test } from 'vitest'
import { drawnBox } from '#test/subject_box.ts'
import { crew, neighbors, person, personHeight } from './person.ts'
import { mirrored, poses } from './pose.ts'

const foot = 40

const boxOf = async (drawing: string) => {
	const box = await drawnBox(
		`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><g transform="translate(240 320) scale(${foot})">${drawing}</g></svg>`,
	)
	if (!box) throw new Error('Nobody is drawn')
	return { top: (320 - box.top) / foot, bottom: (320 - box.bottom) / foot }
}

test('everybody stands on the ground and is as tall as the scale says, in every pose and turned round', async () => {
	for (const who of [...Object.values(crew), ...Object.values(neighbors)])
		for (const pose of Object.values(poses))
			for (const one of [pose, mirrored(pose)]) {
				const { top, bottom } = await boxOf(person((color) => color, who, one))
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
