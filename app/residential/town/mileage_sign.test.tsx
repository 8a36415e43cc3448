import { expect, test } from 'vitest'
import { rendered } from '#test/rendered.tsx'
import { MileageSign } from './mileage_sign.tsx'

test('RT-03 what is read out of a town a mile away is one mile', () => {
	const towns = [1, 2].map((miles) => ({ slug: `town-${miles}`, name: `Town ${miles}`, miles }))
	const read = rendered(<MileageSign towns={towns} />).replaceAll(/<!-- -->|<[^>]*>/g, '')
	expect(read).toContain('Town 11 mileTown 22 miles')
})
