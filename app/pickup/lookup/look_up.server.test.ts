import { expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { noPortals } from '#app/company/portals.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { switchOff } from '#test/switch_off.ts'
import { describePlace } from '#app/pages/order/place_words.ts'
import { addBorderTowns, addWindsor } from '#test/second_towns.ts'
import { goodAddresses, isAsExpected, wrongAddresses } from '#test/written_addresses.ts'
import { resultSentence } from './result_sentences.ts'
import { lookUp } from './look_up.server.ts'
import { territoryOf } from './territory.server.ts'

test('PD-17 a contractor whose name ends with a period gets no second one at the end of the sentence', () => {
	const result = { kind: 'contracted', town: 'Windsor', contractor: 'Ram Waste, Inc.', to: '/' } as const
	expect(resultSentence(result)).toContain('at this address to Ram Waste, Inc. Please call them')
	expect(resultSentence({ ...result, contractor: 'Ram Waste' })).toContain('to Ram Waste. Please call them')
})

describeStore('sqlite', 'the look-up', (fresh) => {
	async function open(store: FreshStore) {
		const content = await openContentHub(store, recordedLog().log, noPortals)
		return (text: string) => lookUp(store, territoryOf(content.current), text)
	}

	test('PD-13 finds the area of addresses as people write them, and says what is wrong with wrong ones', async () => {
		const ask = await open(await fresh({ seed: true }))
		expect(goodAddresses.length + wrongAddresses.length).toBeGreaterThan(150)
		expect(wrongAddresses.length).toBeGreaterThanOrEqual(20)
		const missed: string[] = []
		for (const one of [...goodAddresses, ...wrongAddresses]) {
			const answer = await ask(one.typed)
			if (!isAsExpected(answer, one))
				missed.push(`${one.typed}= ${one.expected}, not ${JSON.stringify(answer)}`)
		}
		expect(missed).toEqual([])
	})

	test('PD-13 PD-55 gives the typed town precedence, and offers streets elsewhere only in the typed direction', async () => {
		const ask = await open(await fresh({ seed: true }))
		for (const typed of ['100 Main St, Wellington', '1 Zzz St, Wellington'])
			expect(await ask(typed), typed).toEqual({ kind: 'area', slug: 'wellington' })
		const labels = async (typed: string) => {
			const answer = await ask(typed)
			if (answer.kind !== 'choose') throw new Error(`${typed} is ${answer.kind}`)
			// Both may have the same pickup day.
			expect(resultSentence(answer), typed).not.toContain('different days')
			return answer.choices.map(({ label }) => label)
		}
		expect(await labels('500 E Drake Rd, Windsor')).toEqual(['500 E Drake Rd, Fort Collins'])
		expect(await labels('500 Drake Rd, Windsor')).toEqual([
			'500 E Drake Rd, Fort Collins',
			'500 W Drake Rd, Fort Collins',
		])
	})

	test('PD-13 lets the visitor choose none of the offered streets if they are in another town or spelled differently', async () => {
		const ask = await open(await fresh({ seed: true }))
		const labels = async (typed: string) => {
			const answer = await ask(typed)
			if (answer.kind !== 'choose') throw new Error(`${typed} is ${answer.kind}`)
			return [answer.mayBeNone, ...answer.choices.map(({ label }) => label)]
		}
		const [inWindsor, inFortCollins] = ['300 Walnut St, Windsor', '300 Walnut St, Fort Collins']
		for (const town of ['Severance', 'Greeley']) {
			expect(await labels(`500 Chestnut St, ${town}`)).toEqual([true, '500 Chestnut St, Windsor'])
			expect(await labels(`300 Walnut St, ${town}`)).toEqual([true, inWindsor, inFortCollins])
		}
		expect(await labels('1204 Mian St, Windsor')).toEqual([true, '1204 Main St, Windsor'])
		// Both streets are in the typed place.
		expect(await labels('300 Walnut St')).toEqual([false, inWindsor, inFortCollins])
	})

	test('PD-13 does not offer a street that is neither in the typed town nor in the typed ZIP code', async () => {
		const ask = await open(await fresh({ seed: true }))
		for (const typed of [
			'300 Walnut St, Greeley 80634',
			'300 Walnutt St, Greeley 80634',
			'99999 Walnut St, Greeley 80634',
			'318 Cherry St, Windsor 80550',
		])
			expect((await ask(typed)).kind, typed).toBe('unknown')
		// The town alone may be wrong, or the ZIP code alone.
		expect((await ask('318 Cherry St, Windsor')).kind).toBe('choose')
		expect((await ask('318 Cherry St 80550')).kind).toBe('choose')
		expect(await ask('300 Walnut St, Greeley 80550')).toMatchObject({ slug: 'windsor-lake' })
		expect(await ask('300 Walnut St, Windsor 80634')).toMatchObject({ slug: 'windsor-lake' })
	})

	test('PD-13 PD-17 does not say that a street exists or is contracted in the typed town if it is in another one', async () => {
		const store = await fresh({ seed: true })
		const kinds = async (...addresses: string[]) => {
			const ask = await open(store)
			return Promise.all(addresses.map(async (typed) => (await ask(typed)).kind))
		}
		const elsewhere = ['99999 Main St, Severance', '99999 Chestnut St, Greeley', '9000 Maple Way, Windsor']
		const here = ['99999 Main St, Windsor', '99999 Walnut, Windsor', '99999 Harmony Rd, Severance']
		// A county road and a listed ZIP code take precedence over the town.
		const sure = ['99999 County Rd 13, Severance', '99999 Main St, Severance 80550']
		expect(await kinds(...elsewhere)).toEqual(['unknown', 'unknown', 'unknown'])
		expect(await kinds(...here)).toEqual(['outside', 'outside', 'outside'])
		expect(await kinds(...sure)).toEqual(['outside', 'outside'])
		await store.db
			.updateTable('residential_towns')
			.set({ contracted_to: 'City Haul' })
			.where('slug', '=', 'windsor')
			.execute()
		await store.db
			.updateTable('pickup_areas')
			.set({ contracted_to: 'City Haul' })
			.where('town_slug', '=', 'windsor')
			.execute()
		expect(await kinds(...elsewhere.slice(0, 2))).toEqual(['unknown', 'unknown'])
		expect(await kinds(...here)).toEqual(['contracted', 'contracted', 'outside'])
	})

	test.each([
		[[], /^We do bring roll-off dumpsters to (Loveland|Berthoud)\. /, /^\/roll-off-dumpsters\//],
		[['rolloff'], /^We do empty the dumpsters of businesses in (Loveland|Berthoud)\. /, /^\/commercial$/],
		[['rolloff', 'commercial'], /^Ask us for a quote/, /^none$/],
	] as const)(
		'PD-17 says what we do in a town whose carts we do not empty, with %j off, and so does an order',
		async (off, said, to) => {
			const store = await fresh({ seed: true })
			await switchOff(store, off)
			const towns = ['loveland', 'berthoud']
			await store.db
				.updateTable('rolloff_towns')
				.set({ is_commercial: true })
				.where('slug', 'in', towns)
				.execute()
			await store.db
				.updateTable('residential_towns')
				.set({ is_active: false })
				.where('slug', 'in', towns)
				.execute()
			const ask = await open(store)
			for (const town of ['Loveland', 'Berthoud']) {
				const result = await ask(`500 Lincoln Ave, ${town}`)
				if (result.kind !== 'elsewhere') throw new Error(`${town} is ${result.kind}`)
				expect(result.containers?.to ?? 'none').toMatch(to)
				for (const sentence of [resultSentence(result), describePlace(result).sentence])
					expect(sentence).toMatch(said)
			}
		},
	)

	test('PD-13 PD-17 names the right contractor in each of two towns of the same name, and keeps their areas apart', async () => {
		const store = await fresh({ seed: true })
		await addWindsor(store)
		const contract = (slug: string, contracted_to: string | null) =>
			store.db.updateTable('residential_towns').set({ contracted_to }).where('slug', '=', slug).execute()
		const [colorado, california] = ['12 Nowhere Ln, Windsor, CO', '12 Nowhere Ln, Windsor, CA']
		const contracted = (contractor: string, slug: string) => ({
			kind: 'contracted',
			contractor,
			to: expect.stringMatching(new RegExp(`^/(residential/${slug}|pickup-day/${slug})$`)),
		})
		await contract('windsor', 'Ram Waste')
		await contract('windsor-ca', 'Vine Haulers')
		const both = await open(store)
		expect(await both(colorado)).toMatchObject(contracted('Ram Waste', 'windsor'))
		expect(await both(california)).toMatchObject(
			contracted('Vine Haulers', '(windsor-ca|windsor-california)'),
		)
		expect(await both('12 Nowhere Ln, Windsor')).toMatchObject({ kind: 'choose' })
		for (const [slug, ours, theirs] of [
			['windsor', california, colorado],
			['windsor-ca', colorado, california],
		] as const) {
			await contract(slug, 'One of them')
			await contract(slug === 'windsor' ? 'windsor-ca' : 'windsor', null)
			const one = await open(store)
			expect(await one(theirs), theirs).toMatchObject({ kind: 'contracted', contractor: 'One of them' })
			expect((await one(ours)).kind, ours).not.toBe('contracted')
		}
	})

	test('PD-13 respects a typed state even if no two of our towns share a name, and puts it before the ZIP code', async () => {
		const store = await fresh({ seed: true })
		await addBorderTowns(store)
		const ask = await open(store)
		for (const [slug, typed] of [
			['kansas-city', '123 Main St, Kansas City'],
			['kansas-city', '123 Main St, Kansas City, MO'],
			['kansas-city', '123 Main St, Kansas City 64106'],
			['overland-park', '123 Main St, Overland Park, Kansas 66204'],
		] as const)
			expect(await ask(typed), typed).toEqual({ kind: 'area', slug })
		for (const typed of [
			'123 Main St, Kansas City, KS',
			'123 Main St, Kansas City 66101',
			'123 Main St, Kansas City, KS 64106',
			'123 Main St, Overland Park, MO',
		])
			expect((await ask(typed)).kind, typed).toBe('unknown')
	})

	test('PD-17 does not say, for a town in another state, what we do in a nearby town of the same name', async () => {
		const store = await fresh({ seed: true })
		const towns = ['loveland', 'berthoud']
		await store.db
			.updateTable('residential_towns')
			.set({ is_active: false })
			.where('slug', 'in', towns)
			.execute()
		const ask = await open(store)
		for (const town of ['Loveland', 'Berthoud']) {
			for (const typed of [`12 Main St, ${town}`, `12 Main St, ${town}, CO`])
				expect(await ask(typed), typed).toMatchObject({
					place: town,
					containers: { to: expect.stringContaining('roll-off') },
				})
			for (const typed of [
				`12 Main St, ${town}, OH 45140`,
				`12 Main St, ${town} Ohio`,
				`12 Main St, ${town} 45140`,
			])
				expect(await ask(typed), typed).toMatchObject({ kind: 'elsewhere', place: null, containers: null })
		}
	})

	test('PD-13 distinguishes two towns of the same name by state or ZIP code, and without either asks which one is meant', async () => {
		const store = await fresh({ seed: true })
		await addWindsor(store)
		const ask = await open(store)
		const listed = goodAddresses.find(({ typed }) => typed.includes('Windsor, CO 80550'))?.typed ?? ''
		expect(listed).not.toBe('')
		const [street = ''] = listed.split(', Windsor')
		const inColorado = await ask(listed)
		expect(inColorado).toMatchObject({ kind: 'area', slug: expect.stringMatching(/^windsor-(?!california)/) })
		for (const typed of [`${street}, Windsor, CO`, `${street}, Windsor 80550`])
			expect(await ask(typed), typed).toEqual(inColorado)
		for (const typed of [
			`${street}, Windsor, CA`,
			`${street}, Windsor, California`,
			`${street}, Windsor 95492`,
			'12 Vineyard Way, Windsor, CA 95492',
		])
			expect(await ask(typed), typed).toEqual({ kind: 'area', slug: 'windsor-california' })
		const which = {
			kind: 'choose',
			isSpelling: false,
			mayBeNone: false,
			choices: [
				{ label: 'Windsor, CA', area: 'California', to: '/residential/windsor-ca' },
				{ label: 'Windsor, CO', area: 'Colorado', to: '/residential/windsor' },
			],
		}
		for (const typed of [`${street}, Windsor`, 'Windsor', '12 Vineyard Way, Windsor'])
			expect(await ask(typed), typed).toEqual(which)
		expect((await ask('12 Vineyard Way, Windsor, OH 45140')).kind).toBe('elsewhere')
		expect(await ask('Windsor, CA')).toMatchObject({ kind: 'place', slugs: ['windsor-california'] })
	})
})
