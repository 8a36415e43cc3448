import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { sendOfficeForm } from '#test/office_forms.ts'
import { get, signIn } from '#test/staff.ts'

describeOffice('an article of an old site', (office) => {
	const path = '/admin/content/kb_articles/help-bulky-items'
	const shown = async () => await (await get(office().url, '/help/bulky-items')).text()

	test('FI-123 can be pasted as plain text or as an HTML page into the field that works without scripts', async () => {
		const desk = { url: office().url, cookie: await signIn(office(), 'editor') }
		await sendOfficeForm(desk, path, 'publish', {
			content: 'Sofas & beds\n\nCall {{phone}} first.\n\n- no paint\n- no tires',
		})
		const words = await shown()
		expect(words).toContain('<p>Sofas &amp; beds</p>')
		expect(words).toMatch(/<p>Call .*\(970\) 555-0142.* first\.<\/p>/)
		expect(words).toContain('<ul><li>no paint</li><li>no tires</li></ul>')

		const script = '<script>alert("old")</script>'
		const filler = `<div style="color:red" onclick="x()"><span>Bring it <i>out</i></span></div>${'<div></div>'.repeat(9000)}`
		await sendOfficeForm(desk, path, 'publish', {
			content: `<html><head><title>Old</title>${script}</head><body><h1>Large things</h1>${filler}</body></html>`,
		})
		const page = await shown()
		expect(page).toMatch(/>Large things<\/a><\/h2><p>Bring it <em>out<\/em><\/p>/)
		expect(page).not.toMatch(/alert\("old"\)|onclick|>Old</)
	})
})
