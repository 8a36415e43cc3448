import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/open_content.server.ts'
import { serviceMap } from './map_shapes.ts'
import { townLinks } from './town_links.server.ts'

const slugs = serviceMap.towns.map(({ slug }) => slug)

test('HM-08 FI-24 a town on the map leads to its page about trash at home, else to the overview', () => {
	expect(townLinks(builtInSnapshot(), slugs)).toEqual({
		windsor: '/residential/windsor',
		'fort-collins': '/residential/fort-collins',
		wellington: '/residential/wellington',
		greeley: '/residential/greeley',
		severance: '/residential/severance',
		laporte: '/residential/north-county',
		bellvue: '/residential/north-county',
		timnath: '/residential',
		loveland: '/residential',
		longmont: '/residential',
		berthoud: '/residential',
	})
})

test('FI-24 where the towns cannot be read, all lead to the overview', () => {
	expect(townLinks({ residentialTowns: { ok: false } }, ['windsor'])).toEqual({ windsor: '/residential' })
})
