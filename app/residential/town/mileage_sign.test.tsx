import { expect, test } from 'vitest'
import { rendered } from '#test/rendered.tsx'
import { MileageSign } from './mileage_sign.tsx'

test('RT-03 the sign says “1 mile” for a town one mile away and “miles” otherwise', () => {
	const towns = [1, 2].map((miles) => ({ slug: `town-${miles}`, name: `Town ${miles}`, miles }))
	const read = rendered(<MileageSign towns={towns} />).replaceAll(/<!-- -->|<[^>]*>/g, '')
	expect(read).toContain('Town 11 mileTown 22 miles')
})
