import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { sendLead } from '#test/office_leads.ts'
import { get, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

/** The HTML of the control that filters by a field. */
const controlOf = (html: string, label: string) =>
	new RegExp(`<label[^>]*>${label}</label><span[^>]*><select[^>]*name="([^"]*)".*?</select>`, 's').exec(html)

describeStore('sqlite', 'the inbox', (fresh) => {
	test('narrows a form’s leads by what was chosen in it, and offers that for no other form', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		await sendLead(store, 'quote', { name: 'June Alvarez', service_type: 'commercial' })
		await sendLead(store, 'quote', { name: 'Otto Berg', service_type: 'other' })
		await sendLead(store, 'rolloff', { full_name: 'Ines Castro' })
		const cookie = await signIn({ url, store }, 'office')
		const read = async (search: string) => (await get(url, `/admin/leads${search}`, cookie)).text()
		const shown = async (search: string) => {
			const html = await read(search)
			return ['June Alvarez', 'Otto Berg', 'Ines Castro'].filter((name) => html.includes(name))
		}
		expect(await shown('')).toEqual(['June Alvarez', 'Otto Berg', 'Ines Castro'])
		expect(controlOf(await read(''), 'Service')).toBeNull()
		const [select = '', name = ''] = controlOf(await read('?form=quote'), 'Service') ?? []
		expect(select).toContain('<option value="commercial">Commercial Waste Management</option>')
		expect(await shown(`?form=quote&${name}=commercial`)).toEqual(['June Alvarez'])
		expect(await shown(`?form=quote&${name}=other`)).toEqual(['Otto Berg'])
		expect(await read(`?form=quote&${name}=commercial`)).toContain('<option value="commercial" selected="">')
		// Invalid values and fields of other forms restrict nothing.
		expect(await shown(`?form=quote&${name}=nothing`)).toEqual(['June Alvarez', 'Otto Berg'])
		expect(await shown(`?form=rolloff&${name}=commercial`)).toEqual(['Ines Castro'])
	})

	test('“Any” restricts nothing, even in fields whose options come from current content, such as carts', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		await sendLead(store, 'order', { name: 'June Alvarez', cart: '96-gallon cart' })
		await sendLead(store, 'order', { name: 'Otto Berg', cart: '65-gallon cart' })
		await sendLead(store, 'service-request', { name: 'Ines Castro' })
		await sendLead(store, 'service-request', { name: 'Ada Dietz', kind: 'stop', cart: '' })
		const cookie = await signIn({ url, store }, 'office')
		const shown = async (search: string) => {
			const html = await (await get(url, `/admin/leads${search}`, cookie)).text()
			return ['June Alvarez', 'Otto Berg', 'Ines Castro', 'Ada Dietz'].filter((name) => html.includes(name))
		}
		// As a browser submits the list's form with only the kind of request chosen.
		const orders = '?form=order&field-service=&field-cart='
		expect(await shown(orders)).toEqual(['June Alvarez', 'Otto Berg'])
		expect(await shown(`${orders}65-gallon+cart`)).toEqual(['Otto Berg'])
		const requests = '?form=service-request&field-kind=&field-cart_problem=&field-cart='
		expect(await shown(requests)).toEqual(['Ines Castro', 'Ada Dietz'])
		expect(await shown(`${requests}Trash%2C+96+gallons`)).toEqual(['Ines Castro'])
	})
})
