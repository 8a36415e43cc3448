import { expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { noPortals } from '#app/company/portals.ts'
import { changeRules, type Rhythm } from '#app/pickup/schedule/area_rules.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { addWindsor } from '#test/second_towns.ts'
import { findPlace } from './find_place.server.ts'
import { placeSentence } from './place_words.ts'

const to = '/residential/north-county#pricing'

async function open(store: FreshStore) {
	const pricing_info = JSON.stringify({
		columns: ['Service', 'Price'],
		items: [{ service: 'A cart', price: '$41 a month' }],
	})
	await store.db
		.updateTable('residential_towns')
		.set({ pricing_info })
		.where('slug', '=', 'north-county')
		.execute()
	const content = await openContentHub(store, recordedLog().log, noPortals)
	return (address: string, town: string, areaSlug = '', extras: string[] = []) => {
		const wanted = { service: 'trash', extras, address, town, areaSlug }
		return findPlace({ store, content }, wanted, new Date('2026-11-21T17:00:00Z'))
	}
}

async function changeArea(store: FreshStore, slug: string, changes: Partial<Rhythm>, from: string) {
	const areas = store.db.selectFrom('pickup_areas').selectAll().where('slug', '=', slug)
	const { earlier_rules, ...rule } = changeRules(await areas.executeTakeFirstOrThrow(), changes, from)
	const columns = { ...rule, earlier_rules: JSON.stringify(earlier_rules) } as object
	await store.db.updateTable('pickup_areas').set(columns).where('slug', '=', slug).execute()
}

describeStore('sqlite', 'the place of an order', (fresh) => {
	test('SD-02 RT-06 is subject to the town’s own prices in every place that the town stands for, however many areas it has', async () => {
		const store = await fresh({ seed: true })
		const inTown = store.db.selectFrom('pickup_areas').selectAll().where('slug', '=', 'north-county')
		const area = await inTown.executeTakeFirstOrThrow()
		await store.db.deleteFrom('street_ranges').where('area_id', '=', area.id).execute()
		const one = await open(store)
		expect(await one('12 Bear Lane', 'Laporte')).toMatchObject({
			kind: 'area',
			hindrance: { kind: 'own-prices', to },
		})
		expect(await one('512 Walnut St', 'Windsor')).toMatchObject({ kind: 'area', hindrance: null })

		const second = { ...area, id: 'bellvue', slug: 'bellvue', name: 'Bellvue' }
		await store.db.insertInto('pickup_areas').values(second).execute()
		const two = await open(store)
		const laporte = { kind: 'unlisted', town: 'Laporte', hindrance: { kind: 'own-prices', to } }
		expect(await two('12 Bear Lane', 'Laporte')).toMatchObject(laporte)
		expect(await two('12 Bear Lane', 'North County')).toMatchObject({ ...laporte, town: 'North County' })

		await store.db.deleteFrom('pickup_areas').where('town_slug', '=', 'north-county').execute()
		const none = await open(store)
		expect(await none('12 Bear Lane', 'Laporte')).toMatchObject(laporte)
		expect(await none('12 Bear Lane', 'Bellvue')).toMatchObject({ ...laporte, town: 'Bellvue' })
	})

	test('SD-04 is in the chosen town if the address was chosen in a town other than the typed one', async () => {
		const find = await open(await fresh({ seed: true }))
		const choices = [{ slug: 'fort-collins-old-town', label: '318 Maple St, Fort Collins' }]
		expect(await find('318 Maple St', 'Windsor')).toMatchObject({ kind: 'choose', choices })
		const chosen = await find('318 Maple St', 'Windsor', 'fort-collins-old-town')
		expect(chosen).toMatchObject({ kind: 'area', chosenTown: 'Fort Collins, CO' })
		expect(await find('318 Maple St', 'Fort Collins')).toMatchObject({ kind: 'area', chosenTown: null })
		const misspelled = await find('512 Walnutt St', 'Windsor')
		expect(misspelled).toMatchObject({ kind: 'choose', isSpelling: true })
		const slug = misspelled.kind === 'choose' ? misspelled.choices[0]?.slug : ''
		expect(await find('512 Walnutt St', 'Windsor', slug)).toMatchObject({ slug, chosenTown: null })
	})

	test('SD-03 includes the first pickup of the week that was offered until noon on Friday, as long as that week has not begun', async () => {
		const find = await open(await fresh({ seed: true }))
		const place = await find('512 Walnut St', 'Windsor')
		if (place.kind !== 'area') throw new Error('not served')
		const [first, second] = place.firstPickups
		expect([place.firstPickups.size, first, second]).toEqual([
			13,
			['2026-11-23', '2026-11-25'],
			['2026-11-30', '2026-12-02'],
		])
	})

	test('SD-02 PD-13 is in the chosen one of two towns of the same name, whether or not its streets are listed', async () => {
		const store = await fresh({ seed: true })
		await addWindsor(store)
		const find = await open(store)
		const choices = [{ slug: 'windsor-ca' }, { slug: 'windsor' }]
		expect(await find('512 Walnut St', 'Windsor')).toMatchObject({ kind: 'choose', choices })
		const listed = await find('512 Walnut St', 'Windsor', 'windsor')
		expect(listed).toMatchObject({ kind: 'area', slug: expect.stringMatching(/^windsor-(?!california)/) })
		const california = { kind: 'area', slug: 'windsor-california' }
		expect(await find('512 Walnut St', 'Windsor', 'windsor-ca')).toMatchObject(california)
		// With the order, the form submits the slug of the area that was found.
		expect(await find('512 Walnut St', 'Windsor', listed.kind === 'area' ? listed.slug : '')).toEqual(listed)
		expect(await find('512 Walnut St', 'Windsor', 'windsor-california')).toMatchObject(california)
		expect(await find('512 Walnut St', 'Windsor', 'greeley'), 'of another address').toMatchObject({
			kind: 'choose',
		})

		await store.db.deleteFrom('street_ranges').execute()
		const unlisted = await open(store)
		for (const areaSlug of ['windsor', 'windsor-lake'])
			expect(await unlisted('7 Elm St', 'Windsor', areaSlug)).toMatchObject({
				kind: 'unlisted',
				townSlug: 'windsor',
			})
		expect(await unlisted('7 Elm St', 'Windsor', 'windsor-ca')).toMatchObject(california)
		await store.db.deleteFrom('pickup_areas').where('slug', '=', 'windsor-california').execute()
		const without = await open(store)
		const inCalifornia = { kind: 'unlisted', townSlug: 'windsor-ca' }
		expect(await without('7 Elm St', 'Windsor, CA')).toMatchObject(inCalifornia)
		expect(await without('7 Elm St', 'Windsor', 'windsor-ca')).toMatchObject(inCalifornia)
	})

	test('SD-02 PD-53 takes no order for a pickup that soon ends by a later rule, and names the day', async () => {
		const store = await fresh({ seed: true })
		const change = (slug: string, changes: Partial<Rhythm>, from = '2027-01-04') =>
			changeArea(store, slug, changes, from)
		await change('windsor-lake', { has_trash: false })
		await change('wellington', { recycling: 'none' })
		await change('severance', { has_trash: false }, '2027-09-06')
		await change('greeley-west', { has_trash: false }, '2026-12-01')
		await store.db
			.updateTable('pickup_areas')
			.set({ has_lawn: false })
			.where('slug', '=', 'greeley-east')
			.execute()
		await change('greeley-east', { recycling: 'none' })
		await change('greeley-east', { has_lawn: true }, '2027-02-01')
		const find = await open(store)
		expect(
			await find('1800 10th St', 'Greeley', '', ['lawn']),
			'lawn pickup only begins later',
		).toMatchObject({
			kind: 'area',
			hindrance: null,
		})
		const ended = await find('512 Walnut St', 'Windsor')
		expect(ended).toMatchObject({
			kind: 'area',
			hindrance: { kind: 'off', stream: 'trash', from: '2027-01-04' },
		})
		expect(placeSentence(ended)).toBe(
			'From January 4, 2027 on, there is no trash pickup. Ask us for a quote with what you typed.',
		)
		expect(await find('3700 Cleveland Ave', 'Wellington')).toMatchObject({ kind: 'area', hindrance: null })
		expect(await find('5000 10th St', 'Greeley'), 'before the first week that can be chosen').toMatchObject({
			hindrance: { kind: 'off', stream: 'trash', from: '2026-12-01' },
		})
		const far = await find('900 Harmony Rd', 'Severance')
		expect(far, 'months after its first week').toMatchObject({ kind: 'area', hindrance: null })
		const both = await find('3700 Cleveland Ave', 'Wellington', '', ['recycling'])
		expect(placeSentence(both)).toBe(
			'From January 4, 2027 on, there is no recycling pickup. Leave it out to order the rest, or ask us for a quote with what you typed.',
		)
	})

	test('SD-02 PD-53 has both the current and the later recycling rhythm if recycling changes soon', async () => {
		const store = await fresh({ seed: true })
		await store.db.updateTable('pickup_areas').set({ recycling: 'weekly' }).execute()
		const often = { recycling: 'every_other_week', recycling_anchor: '2026-12-07' } as const
		await changeArea(store, 'windsor-lake', often, '2026-12-14')
		await changeArea(store, 'wellington', often, '2026-12-01')
		await changeArea(store, 'wellington', { recycling: 'weekly' }, '2026-12-21')
		await changeArea(store, 'severance', often, '2027-09-06')
		const find = await open(store)
		const said = async (...at: [string, string]) => placeSentence(await find(...at, '', ['recycling']))
		expect(await said('512 Walnut St', 'Windsor')).toMatch(
			/ From December 14 on recycling comes every other week on the same day as your trash\.$/,
		)
		expect(await said('3700 Cleveland Ave', 'Wellington'), 'twice').toMatch(
			/ From December 1 on recycling comes every other week on the same day as your trash\. From December 21 on recycling comes on the same day as your trash\.$/,
		)
		expect(await said('900 Harmony Rd', 'Severance'), 'months after its first week').not.toContain('ecycling')
		expect(await said('5000 10th St', 'Greeley'), 'another area').not.toContain('ecycling')

		await store.db.deleteFrom('street_ranges').execute()
		const unlisted = await open(store)
		const wellington = await unlisted('7 Elm St', 'Wellington')
		expect(wellington).toMatchObject({
			recyclingLater: [{ from: '2026-12-01', recycling: 'alternating' }, { from: '2026-12-21' }],
		})
		expect(await unlisted('7 Elm St', 'Greeley')).toMatchObject({ recyclingLater: [] })
	})

	test('SD-02 D30 has the recycling rhythm of its own town’s areas where no streets are listed', async () => {
		const store = await fresh({ seed: true })
		await store.db.deleteFrom('street_ranges').execute()
		await store.db
			.updateTable('pickup_areas')
			.set({ recycling: 'every_other_week', recycling_anchor: '2026-01-05' })
			.where('town_slug', '=', 'windsor')
			.execute()
		const find = await open(store)
		const windsor = await find('7 Elm St', 'Windsor')
		expect(windsor).toMatchObject({ kind: 'unlisted', recycling: 'alternating' })
		expect(placeSentence(windsor)).toMatch(
			/ Recycling comes every other week on the same day as your trash\.$/,
		)
		const greeley = await find('7 Elm St', 'Greeley')
		expect(greeley).toMatchObject({ kind: 'unlisted', recycling: 'weekly' })
		expect(placeSentence(greeley)).not.toContain('Recycling')
	})
})
