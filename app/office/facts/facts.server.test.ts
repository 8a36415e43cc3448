import { expect, test } from 'vitest'
import type { FactGroup } from '#app/company/fact_group.ts'
import { factText } from '#app/company/fact_text.ts'
import { factGroup } from '#app/company/facts_schema.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, signIn, staffPassword } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { ofGroup, saveFactForm, seenFacts } from './fact_form.server.ts'
import { confirmation } from './jump_questions.server.ts'
import { listFacts } from './list_facts.server.ts'
import { revertFact } from './revert_fact.server.ts'

const owner = (who: typeof ann) => ({ ...who, email: 'owner@office.example', role: 'owner' as const })
const passwordProblem = async () => null
const actor = { staff: owner(ann), now: new Date('2026-11-21T14:00:00.000Z'), passwordProblem }
const later = { staff: owner(ben), now: new Date('2026-11-21T14:05:00.000Z'), passwordProblem }
type ContentServices = Awaited<ReturnType<typeof openContentServices>>

function groupFor(key: string): FactGroup {
	const group = factGroup(key)
	if (!group) throw new Error(`No group ${key}`)
	return group
}

/** The form of a group as a browser sends it, with changes applied. */
function typedForm(desk: ContentServices, key: string, typed: Record<string, string> = {}): FormData {
	const seen = seenFacts(desk.services)
	const form = new FormData()
	form.set('seen', JSON.stringify(ofGroup(groupFor(key), seen)))
	for (const { name, control } of groupFor(key).fields) {
		const text = typed[name] ?? factText(seen[name], control)
		if (control === 'weekdays') for (const day of text.split(',')) form.append(name, day)
		else if (text !== '' || control !== 'checkbox') form.set(name, text)
	}
	return form
}

const factsOf = ({ services }: ContentServices) => services.content.current.facts
const saveIn = (desk: ContentServices, key: string, form: FormData, saving: typeof actor) =>
	saveFactForm(desk.services, groupFor(key), form, saving)

describeStore('sqlite', 'the company facts form', (fresh) => {
	test('saves what was changed and nothing else, with its history', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		expect(await saveIn(desk, 'prices', typedForm(desk, 'prices'), actor)).toBeNull()
		expect(await desk.history(), 'nothing was changed').toEqual([])
		const price65 = typedForm(desk, 'prices', { 'prices.cart65': '31' })
		const days = typedForm(desk, 'hours', { 'hours.days': '1,2,3,4' })
		expect(await saveIn(desk, 'prices', price65, actor)).toBeNull()
		expect(await saveIn(desk, 'hours', days, actor)).toBeNull()
		expect([factsOf(desk).prices.cart65, factsOf(desk).hours.days]).toEqual([31, [1, 2, 3, 4]])
		const entries = await desk.history()
		expect(entries.map(({ row_id, staff_name }) => `${row_id} ${staff_name}`).toSorted()).toEqual([
			'hours.days Ann',
			'prices.cart65 Ann',
		])
		const price = entries.find(({ row_id }) => row_id === 'prices.cart65')?.id ?? ''
		expect(await revertFact(desk.services, price, later)).toBeNull()
		expect([factsOf(desk).prices.cart65, factsOf(desk).hours.days]).toEqual([29, [1, 2, 3, 4]])
		expect(await revertFact(desk.services, price, later)).toMatchObject({ status: 409 })
		desk.close()
	})

	test("two people: the second is told, keeps what was typed, and can save it over the first's", async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const bens = typedForm(desk, 'prices', { 'prices.lawn': '22' })
		expect(await saveIn(desk, 'prices', typedForm(desk, 'prices', { 'prices.lawn': '21' }), actor)).toBeNull()
		const refused = await saveIn(desk, 'prices', bens, later)
		expect(refused).toMatchObject({
			message: expect.stringContaining('Nothing is lost') as unknown,
			errors: [{ field: 'prices.lawn', message: 'Someone else has just changed this to: $21.' }],
			typed: { 'prices.lawn': '22' },
		})
		bens.set('seen', refused?.seen ?? '')
		expect(await saveIn(desk, 'prices', bens, later)).toBeNull()
		expect(factsOf(desk).prices.lawn).toBe(22)
		desk.close()
	})

	test('a new third-party script requires the password; what was typed stays', async () => {
		const store = await fresh({ seed: true })
		const desk = await openContentServices(store)
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const script = 'https://tags.example/tag.js'
		const fields = { 'portals.analyticsScript': script, 'portals.billing': 'https://pay.example/17' }
		const send = (typed: Record<string, string>, password?: string) => {
			const body = new URLSearchParams()
			for (const [name, value] of typedForm(desk, 'portals', typed)) body.append(name, String(value))
			if (password !== undefined) body.set('password', password)
			return fetch(`${url}/admin/facts/portals`, {
				method: 'POST',
				redirect: 'manual',
				headers: { origin: url, cookie },
				body,
			})
		}
		const saved = () => store.db.selectFrom('company_facts').select('name').execute()
		for (const password of [undefined, 'not my password']) {
			const asked = await send(fields, password)
			const html = await asked.text()
			expect(asked.status).toBe(422)
			expect(html).toContain('name="password"')
			for (const typed of Object.values(fields)) expect(html).toContain(`value="${typed}"`)
			expect(html).not.toContain('not my password')
			expect(await saved()).toEqual([])
		}
		expect(
			(await send({ 'portals.analyticsScript': 'http://tags.example/tag.js' }, staffPassword)).status,
		).toBe(422)
		expect((await send(fields, staffPassword)).status).toBe(303)
		expect(await saved()).toHaveLength(2)
		const policyOf = async (path: string) =>
			(await get(url, path, cookie)).headers.get('content-security-policy')
		await expect.poll(() => policyOf('/')).toContain('https://tags.example')
		for (const path of ['/admin', '/admin/facts', '/admin/facts/portals', '/admin/account']) {
			expect(await policyOf(path)).not.toContain('tags.example')
		}
		await desk.services.content.reload()
		expect(
			(await send({ 'portals.billing': 'https://pay.example/18' })).status,
			'the script is no new one',
		).toBe(303)
		await desk.services.content.reload()
		expect((await send({ 'portals.analyticsScript': '' })).status, 'nor is none').toBe(303)
		desk.close()
	})

	test("two people: the second save keeps the first one's values of facts that its form did not touch", async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { recycling, cart65, cart96 } = factsOf(desk).prices
		const bens = typedForm(desk, 'prices', { 'prices.cart65': '32' })
		const anns = typedForm(desk, 'prices', {
			'prices.recycling': '12',
			'prices.cart65': '31',
			'lawnSeason.from': 'May 5',
		})
		expect(await saveIn(desk, 'prices', anns, actor)).toBeNull()
		const refused = await saveIn(desk, 'prices', bens, later)
		expect(refused).toMatchObject({
			errors: [{ field: 'prices.cart65', message: 'Someone else has just changed this to: $31.' }],
			typed: { 'prices.cart65': '32', 'prices.recycling': '12', 'lawnSeason.from': 'May 5' },
		})
		if (!refused) throw new Error('not told')
		expect(factsOf(desk).prices).toMatchObject({ cart65: 31, recycling: 12 })
		const again = typedForm(desk, 'prices', refused.typed)
		again.set('seen', refused.seen)
		expect(await saveIn(desk, 'prices', again, later)).toBeNull()
		expect(factsOf(desk).prices).toMatchObject({ cart65: 32, recycling: 12, cart96 })
		expect(factsOf(desk).lawnSeason.from).toBe('May 5')
		expect({ recycling, cart65 }, 'what both began with').toEqual({ recycling: 10, cart65: 29 })
		desk.close()
	})

	test('a change by only the other person is kept without a conflict, and so is the same change by both', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const bens = typedForm(desk, 'prices', { 'prices.lawn': '22', 'prices.cart96': '40' })
		const anns = typedForm(desk, 'prices', { 'prices.recycling': '12', 'prices.cart96': '40' })
		expect(await saveIn(desk, 'prices', anns, actor)).toBeNull()
		expect(await saveIn(desk, 'prices', bens, later)).toBeNull()
		expect(factsOf(desk).prices).toMatchObject({ lawn: 22, recycling: 12, cart96: 40 })
		desk.close()
	})

	test('a form shown again for another reason takes stored values too; one without its opening values reports conflicts', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const bens = typedForm(desk, 'prices', { 'lawnSeason.from': 'December 1' })
		const unreadable = typedForm(desk, 'prices', { 'prices.lawn': '25' })
		unreadable.set('seen', '{')
		expect(
			await saveIn(desk, 'prices', typedForm(desk, 'prices', { 'prices.recycling': '12' }), actor),
		).toBeNull()
		const refused = await saveIn(desk, 'prices', bens, later)
		expect(refused).toMatchObject({
			message: null,
			errors: [{ field: 'lawnSeason.from' }],
			typed: { 'lawnSeason.from': 'December 1', 'prices.recycling': '12' },
		})
		expect(await saveIn(desk, 'prices', unreadable, later)).toMatchObject({
			errors: [{ field: 'prices.recycling' }, { field: 'prices.lawn' }],
		})
		expect(factsOf(desk).prices).toMatchObject({ recycling: 12 })
		desk.close()
	})

	test('SD-136 a value that jumps by half is asked about: yes saves it, and only that value', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const form = typedForm(desk, 'prices', { 'prices.cart65': '290', 'prices.lawn': '21' })
		const asked = await saveIn(desk, 'prices', form, actor)
		expect(asked).toMatchObject({
			errors: [],
			questions: [{ name: 'prices.cart65', text: 'From $29 to $290: is that right?' }],
			typed: { 'prices.cart65': '290', 'prices.lawn': '21' },
		})
		expect(factsOf(desk).prices, 'nothing is saved yet').toMatchObject({ cart65: 29, lawn: 20 })
		form.set('confirmed', confirmation(asked?.questions ?? []))
		form.set('prices.cart65', '2900')
		expect(await saveIn(desk, 'prices', form, actor)).toMatchObject({
			questions: [{ text: 'From $29 to $2,900: is that right?' }],
		})
		form.set('prices.cart65', '290')
		expect(await saveIn(desk, 'prices', form, actor)).toBeNull()
		expect(factsOf(desk).prices).toMatchObject({ cart65: 290, lawn: 21 })
		const hours = typedForm(desk, 'hours', { 'hours.closes': '20:00', 'hours.days': '1,2' })
		expect((await saveIn(desk, 'hours', hours, actor))?.questions.map(({ text }) => text)).toEqual([
			'From Monday, Tuesday, Wednesday, Thursday, Friday to Monday, Tuesday: is that right?',
			'From 4:00 PM to 8:00 PM: is that right?',
		])
		const wrong = typedForm(desk, 'prices', { 'prices.cart65': '1', 'prices.lawn': 'a lot' })
		expect(await saveIn(desk, 'prices', wrong, actor), 'what is wrong comes first').toMatchObject({
			questions: [],
			errors: [{ field: 'prices.lawn' }],
		})
		desk.close()
	})

	test('SD-160 a small cart dearer than a large one is asked about, whichever of them was changed', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const small = typedForm(desk, 'prices', { 'prices.cart65': '34' })
		const asked = await saveIn(desk, 'prices', small, actor)
		expect(asked?.questions.map(({ text }) => text)).toEqual([
			'The 65-gallon cart for $34 would cost more than the 96-gallon one for $33: is that right?',
		])
		const large = typedForm(desk, 'prices', { 'prices.cart96': '28.50' })
		expect((await saveIn(desk, 'prices', large, actor))?.questions).toHaveLength(1)
		small.set('confirmed', confirmation(asked?.questions ?? []))
		expect(await saveIn(desk, 'prices', small, actor)).toBeNull()
		expect(factsOf(desk).prices.cart65).toBe(34)
		const other = typedForm(desk, 'prices', { 'prices.lawn': '21' })
		expect(await saveIn(desk, 'prices', other, later), 'nothing about it was changed').toBeNull()
		desk.close()
	})

	test('SD-160 a lawn season with a day that no calendar has is refused; what is stored from before stays', async () => {
		const store = await fresh({ seed: true })
		const value = JSON.stringify('April 31')
		await store.db
			.insertInto('company_facts')
			.values({ id: 'lawnSeason.from', name: 'lawnSeason.from', value, updated_at: actor.now.toISOString() })
			.execute()
		const desk = await openContentServices(store)
		expect(factsOf(desk).lawnSeason.from).toBe('April 31')
		for (const day of ['May 45', 'June 31', 'May 0', 'May 2026']) {
			const form = typedForm(desk, 'prices', { 'lawnSeason.from': day })
			expect((await saveIn(desk, 'prices', form, actor))?.errors, day).toEqual([
				{ field: 'lawnSeason.from', message: expect.stringContaining('no such day') as unknown },
			])
		}
		const form = typedForm(desk, 'prices', {
			'lawnSeason.from': 'mid-April',
			'lawnSeason.to': 'November 30th',
		})
		expect(await saveIn(desk, 'prices', form, actor)).toBeNull()
		desk.close()
	})

	test('somebody with the office role cannot revert a fact', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const staff = { ...owner(ann), role: 'editor' as const }
		expect(await revertFact(desk.services, 'any', { ...actor, staff })).toMatchObject({ status: 403 })
		desk.close()
	})
})

test('SD-141 hours of the day are listed as the clock has them', () => {
	const [group] = listFacts({ 'pickup.truckOutUntilHour': 19 }, 'trucks out')
	expect(group?.facts.map(({ value }) => value)).toEqual(['7 PM'])
})
