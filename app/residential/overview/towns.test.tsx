import { expect, test } from 'vitest'
import { rendered } from '#test/rendered.tsx'
import type { OverviewContent } from './overview_content.server.ts'
import { Towns } from './towns.tsx'

type Town = NonNullable<OverviewContent['towns']>[number]

const town = (name: string): Town => ({
	slug: name.toLowerCase(),
	name,
	day: 'Monday',
	picture: { src: '/pictures/town.webp', alt: '', width: 1600, height: 900 } as unknown as Town['picture'],
})

const read = (towns: Town[]) => rendered(<Towns towns={towns} />).replaceAll('<!-- -->', '')

test('RS-01 with only one town, visitors are not asked which one is theirs', () => {
	expect(read([town('Windsor'), town('Greeley')])).toMatch(/Which town is yours\?[^]*Each has a page/)
	const one = read([town('Windsor')])
	expect(one).toMatch(/Our town[^]*It has a page/)
	expect(one).not.toMatch(/Which town|Each has/)
})
