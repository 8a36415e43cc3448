import { expect, test } from 'vitest'
import { noPortals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { findPlace } from '#app/pages/order/find_place.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import type { LookUpResult } from './look_up_result.ts'
import { lookUp } from './look_up.server.ts'
import { territoryOf } from './territory.server.ts'

type Covers = Pick<PickupAreaRow, 'covers_town' | 'covers_zips' | 'contracted_to'>

/** Opens the sample areas, with these areas covering a town or ZIP codes. */
async function open(store: FreshStore, covers: Readonly<Record<string, Partial<Covers>>>) {
	for (const [slug, covered] of Object.entries(covers))
		await store.db.updateTable('pickup_areas').set(covered).where('slug', '=', slug).execute()
	const content = await openContentHub(store, recordedLog().log, noPortals)
	const ask = (text: string) => lookUp(store, territoryOf(content.current), text)
	return { content, ask, said: async (text: string) => inShort(await ask(text)) }
}

/** Condenses a result: the area's slug, the slugs to choose from, or the kind of result. */
function inShort(answer: LookUpResult): string {
	if (answer.kind === 'area') return answer.slug
	if (answer.kind === 'choose')
		return answer.choices.map(({ to }) => `?${to.slice('/pickup-day/'.length)}`).join(' ')
	return answer.kind === 'place' ? answer.slugs.toSorted().join(' ') : answer.kind
}

/** The condensed result for each address. */
async function saidOf(said: (text: string) => Promise<string>, addresses: readonly string[]) {
	const found: Record<string, string> = {}
	for (const typed of addresses) found[typed] = await said(typed)
	return found
}

describeStore('sqlite', 'PD-55 an area that covers a town or ZIP codes', (fresh) => {
	test('has the addresses that are on no street list, and listed streets take precedence', async () => {
		const { ask, said } = await open(await fresh({ seed: true }), {
			'windsor-raindance': { covers_town: true },
			'greeley-west': { covers_zips: ['80634', '80639'] },
			'greeley-east': { covers_zips: ['80631'] },
		})
		const expected = {
			'12 Nowhere Ln, Windsor': 'windsor-raindance',
			'12 Nowhere Ln, Windsor, CO 80550': 'windsor-raindance',
			'1204 Main St, Windsor': 'windsor-lake',
			'1204 Main St': 'windsor-lake',
			'99999 Main St, Windsor': 'windsor-raindance',
			'Main St, Windsor': 'number-needed',
			'RainDance National Dr, Windsor': 'windsor-raindance',
			'12 Nowhere Ln, Greeley 80634': 'greeley-west',
			'12 Nowhere Ln, Greeley, CO 80639': 'greeley-west',
			'12 Nowhere Ln 80631': 'greeley-east',
			'12 Nowhere Ln 80631, Greeley': 'greeley-east',
			'500 Nowhere Ln, Evans, CO 80631': 'greeley-east',
			'1800 10th St, Greeley 80631': 'greeley-east',
			'1800 10th St 80634': '?greeley-east ?greeley-west',
			// No area covers unlisted streets there.
			'12 Nowhere Ln, Severance': 'unknown',
			'500 Nowhere Ln, Evans': 'elsewhere',
			// Towns around ours, with and without a comma, including beyond the state line.
			'12 Main St Hudson': 'elsewhere',
			'12 Main St Red Feather Lakes': 'elsewhere',
			'700 Pine Ave Cheyenne': 'elsewhere',
			'1200 W Drake': 'fort-collins-south',
			// A ZIP code or a town would settle it.
			'12 Nowhere Ln, Greeley': 'place-needed',
			'12 Nowhere Ln': 'place-needed',
			'99999 Main St': 'place-needed',
			// A town or ZIP code alone lists its areas.
			Windsor: 'windsor-lake windsor-raindance',
			'80639': 'greeley-west',
			'80634 Greeley': 'greeley-west',
			'80639, Evans': 'greeley-west',
		}
		expect(await saidOf(said, Object.keys(expected))).toEqual(expected)
		expect(await ask('1204 Mian St, Windsor')).toMatchObject({
			kind: 'choose',
			choices: [
				{ label: '1204 Main St, Windsor', to: '/pickup-day/windsor-lake' },
				{ label: '1204 Mian St, Windsor', to: '/pickup-day/windsor-raindance' },
			],
		})
	})

	test('is not confused with another town’s area if the towns share a ZIP code', async () => {
		const { said } = await open(await fresh({ seed: true }), {
			'windsor-lake': { covers_zips: ['80550'] },
			severance: { covers_town: true },
			wellington: { covers_town: false, covers_zips: ['80549'] },
		})
		const expected = {
			'12 Nowhere Ln, Severance 80550': 'severance',
			'12 Nowhere Ln, Severance': 'severance',
			'12 Nowhere Ln, Windsor 80550': 'windsor-lake',
			'12 Nowhere Ln 80550': 'windsor-lake',
			'12 Nowhere Ln, Fort Collins 80549': 'wellington',
			'12 Nowhere Ln, Wellington': 'place-needed',
			'80550': 'severance windsor-lake windsor-raindance',
			'Severance 80550': 'severance windsor-lake',
		}
		expect(await saidOf(said, Object.keys(expected))).toEqual(expected)
	})

	test('needs no street list at all, and takes orders in its town', async () => {
		const store = await fresh({ seed: true })
		await store.db.deleteFrom('street_ranges').execute()
		const { content, said } = await open(store, {
			wellington: { covers_town: true },
			'greeley-west': { covers_zips: ['80634'] },
		})
		const expected = {
			'12 Nowhere Ln, Wellington': 'wellington',
			'12 Nowhere Ln, Greeley 80634': 'greeley-west',
			Wellington: 'wellington',
		}
		expect(await saidOf(said, Object.keys(expected))).toEqual(expected)
		const wanted = { service: 'trash', extras: [], address: '12 Nowhere Ln', areaSlug: '' }
		const place = (changes: { address?: string; town: string }) =>
			findPlace({ store, content }, { ...wanted, ...changes }, new Date('2026-11-23T19:00:00.000Z'))
		expect(await place({ town: 'Wellington' })).toMatchObject({ kind: 'area', slug: 'wellington' })
		expect(await place({ town: 'Greeley', address: '12 Nowhere Ln 80634' })).toMatchObject({
			kind: 'area',
			slug: 'greeley-west',
		})
		content.close()
	})

	test('names the contractor if the city has contracted its trash pickup to another hauler', async () => {
		const { ask } = await open(await fresh({ seed: true }), {
			wellington: { covers_town: true, contracted_to: 'City Haul' },
		})
		expect(await ask('12 Nowhere Ln, Wellington')).toMatchObject({
			kind: 'contracted',
			contractor: 'City Haul',
		})
	})
})
