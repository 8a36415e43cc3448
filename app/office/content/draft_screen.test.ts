import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { shownHtml } from '#test/shown_html.ts'
import { post, signIn } from '#test/staff.ts'
import { contentTypes, typeOf } from '#app/content/content_types.ts'
import { formControls } from '../kernel/fields/form_controls.ts'
import { rowToValues } from '../kernel/fields/form_values.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'

describeOffice('publishing from a preview', (office) => {
	/** The text of the preview of a row's form with these values. */
	async function published(table: string, id: string, typed: Record<string, string>): Promise<string> {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const type = typeOf(contentTypes, table)
		const row = type && (await readRow(store.db, type, id))
		if (!row) throw new Error(`No row ${id} in ${table}`)
		const form = {
			...rowToValues(type, row),
			...typed,
			[formControls.id]: id,
			[formControls.version]: rowVersion(type, row),
			[formControls.intent]: 'preview',
		}
		const shown = await post(url, `/admin/content/${table}/${id}`, form, { cookie })
		const answer = await post(url, shown.headers.get('location') ?? '', {}, { cookie })
		expect(answer.status).toBe(409)
		return shownHtml(await answer.text())
	}

	test('asks first about an odd price of a cart or changed pickups of an area', async () => {
		const cart = await published('cart_sizes', 'cart-small', { price_dollars: '34' })
		expect(cart).toContain('The 65-gallon cart for $34 would cost more than the 96-gallon one for $33')
		expect(cart).not.toContain('pickup day')
		const large = await published('cart_sizes', 'cart-large', { price_dollars: '330' })
		expect(large).toContain('From $33 to $330: is that right?')
		const area = await published('pickup_areas', 'pickup-area-windsor-lake', { weekday: 'Friday' })
		expect(area).toContain('It changes the pickups of this area.')
	})
})
