import { expect } from 'vitest'
import { formsOf } from './page_forms.ts'
import { get } from './staff.ts'

interface Desk {
	url: string
	cookie: string
}

/** Opens an office page, fills in its form and sends it with `intent`. Expects a 303 and resolves to its location. */
export async function sendOfficeForm(
	{ url, cookie }: Desk,
	path: string,
	intent: string,
	typed: Readonly<Record<string, string | File>> = {},
): Promise<string> {
	const page = await get(url, path, cookie)
	expect([page.status, page.headers.get('location')], path).toEqual([200, null])
	const html = await page.text()
	const asked = Object.keys(typed).filter((name) => !(typed[name] instanceof File))
	const form = formsOf(html, path).find(
		({ method, action, fields }) =>
			method === 'post' &&
			action.startsWith(path) &&
			asked.every((name) => fields.some(([known]) => known === name)),
	)
	if (!form) throw new Error(`${path} has no form with ${asked.join()}`)
	const body = form.isMultipart ? new FormData() : new URLSearchParams()
	const known = new Set(Object.keys(typed))
	for (const [name, value] of form.fields) if (name !== 'intent' && !known.has(name)) body.append(name, value)
	body.append('intent', intent)
	for (const [name, value] of Object.entries(typed))
		if (body instanceof FormData) body.append(name, value)
		else body.append(name, String(value))
	const response = await fetch(url + form.action, {
		method: 'POST',
		body,
		headers: { origin: url, cookie },
		redirect: 'manual',
	})
	const said = (await response.text()).replaceAll(/<[^>]+>|\s+/g, ' ')
	expect(response.status, /Please check.{0,400}/.exec(said)?.[0]).toBe(303)
	return response.headers.get('location') ?? ''
}
