import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { fillDepth, fillInches, loadMaterials, safeTons } from './fill_depth.ts'

/** Computed by hand from the pounds per yard, the lower end of the tons and the outside dimensions. */
const byHand = {
	dirt: [3, 5, 4, 7],
	brick: [4, 5, 5, 8],
	concrete: [4, 6, 6, 9],
	asphalt: [4, 6, 6, 9],
	plaster: [8, 10, 10, 15],
	shingles: [15, 20, 20, 30],
	drywall: [23, 30, 29, 44],
	wood: [null, null, null, null],
	household: [null, null, null, null],
}

test.each(loadMaterials)('RO-08 $name fills each size to the inch computed by hand', ({ key }) => {
	expect(sampleFacts.rolloffs.map((size) => fillInches(size, key))).toEqual(byHand[key])
})

test('RO-08 a container filled to its depth never exceeds the lower end of its tons, however large its floor is', () => {
	for (const size of sampleFacts.rolloffs) {
		for (const { key, poundsPerYard } of loadMaterials) {
			const inches = fillInches(size, key)
			const [length, width] = size.feet
			const yards = inches === null ? size.yards : ((inches / 12) * length * width) / 27
			expect((yards * poundsPerYard) / 2000, `${size.yards} yards of ${key}`).toBeLessThanOrEqual(
				safeTons(size),
			)
		}
	}
})

test('a depth follows the tons that the office enters', () => {
	const [twelve] = sampleFacts.rolloffs
	if (!twelve) throw new Error('The sample company rents containers')
	expect(fillDepth(twelve, 'dirt')).toBe('3 inches')
	expect(fillDepth({ ...twelve, tons: '8-10' }, 'dirt')).toBe('15 inches')
	expect(fillDepth({ ...twelve, tons: '20' }, 'dirt')).toBe('the rim')
})
