import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { type Job, materialTypes, projectTypes, recommendedYards, rental, roomCounts } from './calculator.ts'

/**
 * Computed by hand from CA-02 for 1, 2, 3 and 4+ rooms. Each cell has the calculated yards and the size to
 * rent; `x2` means two loads, `+` as many as needed.
 */
const byHand = {
	'cleanout light': '15>15 15>15 17>20 19>20',
	'cleanout mixed': '15>15 15>15 17>20 19>20',
	'cleanout heavy': '20>12+ 20>12+ 22>12+ 24>12+',
	'cleanout bulky': '23>30 23>30 25>30 27>30',
	'renovation light': '15>15 15>15 17>20 19>20',
	'renovation mixed': '15>15 15>15 17>20 19>20',
	'renovation heavy': '20>12+ 20>12+ 22>12+ 24>12+',
	'renovation bulky': '23>30 23>30 25>30 27>30',
	'roofing light': '20>20 20>20 22>30 24>30',
	'roofing mixed': '20>20 20>20 22>30 24>30',
	'roofing heavy': '25>20x2 25>20x2 27>20x2 29>20x2',
	'roofing bulky': '28>30 28>30 30>30 30>30',
	'construction light': '30>30 30>30 30>30 30>30',
	'construction mixed': '30>30 30>30 30>30 30>30',
	'construction heavy': '30>12+ 30>12+ 30>12+ 30>12+',
	'construction bulky': '30>30 30>30 30>30 30>30',
}

const answer = (job: Job) => {
	const yards = recommendedYards(job, facts)
	const rented = rental(job, facts)
	return (
		rented && `${yards}>${rented.size.yards}${rented.loads === 2 ? 'x2' : rented.loads === null ? '+' : ''}`
	)
}

test('CA-02 CA-03 D16 every combination gives the size computed by hand', () => {
	const answers = projectTypes.flatMap((project) =>
		materialTypes.map((material) => [
			`${project} ${material}`,
			roomCounts.map((rooms) => answer({ project, rooms, material })).join(' '),
		]),
	)
	expect(Object.fromEntries(answers)).toEqual(byHand)
})

test('CA-01 rooms are optional, and leaving them out adds nothing', () => {
	for (const project of projectTypes) {
		for (const material of materialTypes) {
			const asked = { project, material }
			expect(recommendedYards({ ...asked, rooms: null }, facts)).toBe(
				recommendedYards({ ...asked, rooms: '1' }, facts),
			)
		}
	}
})

test('D16 if no container has the needed yards, the next larger one is rented, or else the largest', () => {
	const sizesOf = (...yards: number[]) => ({
		rolloffs: yards.map(
			(one) => ({ yards: one, loads: '1', tons: `${one}`, feet: [10, 8, 4], slug: null }) as const,
		),
	})
	const job = { project: 'cleanout', rooms: '4+', material: 'light' } as const
	expect(rental(job, sizesOf(10, 16, 40))).toMatchObject({ size: { yards: 40 }, loads: 1 })
	expect(recommendedYards(job, sizesOf(10, 16, 40))).toBe(17)
	expect(rental(job, sizesOf(6))).toMatchObject({ size: { yards: 6 }, loads: 1 })
	expect(recommendedYards(job, sizesOf(6))).toBe(6)
	expect([rental(job, sizesOf()), recommendedYards(job, sizesOf())]).toEqual([null, null])
})

test('CA-03 a job gets a size and a number of loads for its weight, and heavy material is named', () => {
	const roof = { project: 'roofing', rooms: null, material: 'heavy' } as const
	expect(rental(roof, facts)).toMatchObject({ size: { yards: 20 }, loads: 2, heavy: 'shingles' })
	expect(rental({ ...roof, material: 'light' }, facts)).toMatchObject({
		size: { yards: 20 },
		loads: 1,
		heavy: null,
	})
})
