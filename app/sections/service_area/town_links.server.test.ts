import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/open_content.server.ts'
import { serviceMap } from './map_shapes.ts'
import { townLinks } from './town_links.server.ts'

const slugs = serviceMap.towns.map(({ slug }) => slug)

test('HM-08 a town on the map leads to its residential page, else to its roll-off page, else nowhere', () => {
	expect(townLinks(builtInSnapshot(), slugs)).toEqual({
		windsor: '/residential/windsor',
		'fort-collins': '/residential/fort-collins',
		wellington: '/residential/wellington',
		greeley: '/residential/greeley',
		severance: '/residential/severance',
		laporte: '/residential/north-county',
		bellvue: '/residential/north-county',
		loveland: '/roll-off-dumpsters/loveland',
		longmont: '/roll-off-dumpsters/longmont',
		berthoud: '/roll-off-dumpsters/berthoud',
	})
})

test('an inactive town, or a table that cannot be read, leaves a plain name', () => {
	expect(townLinks({ residentialTowns: { ok: false }, rolloffTowns: { ok: false } }, slugs)).toEqual({})
})
