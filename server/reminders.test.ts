import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#db/store.server.ts'
import { describeOffice } from '#test/office_server.ts'
import { openSmtpSink, type ReceivedMail, type SmtpSink } from '#test/smtp.ts'
import { get, post, signIn } from '#test/staff.ts'
import { sendOfficeForm } from '#test/office_forms.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { freePort } from '#test/free_port.ts'

const email = 'june@example.com'
const port = await freePort()
let sink: SmtpSink

/** The path of the link in a mail that begins with `start`. */
function linkIn(mail: ReceivedMail | undefined, start: string): string {
	const line = mail?.text?.split('\n').find((text) => text.includes(start)) ?? ''
	return line.slice(line.indexOf(start)).trim()
}

const page = async (url: string, path: string) => {
	const response = await get(url, path)
	return { status: response.status, headers: response.headers, html: await response.text() }
}

describeOffice(
	'pickup reminders',
	(office) => {
		beforeEach(async () => {
			sink = await openSmtpSink(port)
			const { db } = office().store
			for (const table of ['pickup_subscriptions', 'refused_mailboxes'] as const)
				await db.deleteFrom(table).execute()
		})
		afterEach(() => sink.close())

		const form = async (store: Store, changes: Record<string, string> = {}) => ({
			email,
			area: await areaId(store, 'windsor-lake'),
			streams: 'trash',
			timing: 'evening',
			...changes,
		})
		const ask = async (changes: Record<string, string> = {}) =>
			post(office().url, '/reminders', await form(office().store, changes))
		const subscriptions = () =>
			office().store.db.selectFrom('pickup_subscriptions').selectAll().orderBy('id').execute()
		/** Subscribes and confirms by the mail's link; resolves to the path of the page for changing the reminders. */
		async function confirmed(changes: Record<string, string> = {}): Promise<string> {
			const before = sink.received.length
			await ask(changes)
			const mails = await sink.waitFor(before + 1)
			const path = linkIn(mails.at(-1), '/reminders/confirm?')
			const answer = await post(office().url, path, { answer: 'yes' })
			return answer.headers.get('location') ?? ''
		}

		test('PD-20 start with the button on the page behind the mailed link; opening the page, as scanners do, starts nothing', async () => {
			const { url, output } = office()
			const answer = await ask()
			expect([answer.status, answer.headers.get('location')]).toEqual([303, '/reminders?sent=1#reminders'])
			expect((await page(url, '/reminders?sent=1')).html).toContain('Check your email')
			const [mail] = await sink.waitFor(1)
			expect(mail?.envelope.to).toEqual([email])
			expect(mail?.subject).toBe('Please confirm: pickup reminders for Windsor Lake and downtown')
			const path = linkIn(mail, '/reminders/confirm?')
			for (let looks = 0; looks < 3; looks += 1) {
				const looked = await page(url, path)
				expect([looked.status, looked.headers.get('cache-control')]).toEqual([200, 'no-store'])
				expect(looked.headers.get('referrer-policy')).toBe('no-referrer')
				expect(looked.html).toContain('Start your reminders?')
				expect(looked.html).toContain('Trash in Windsor Lake and downtown')
			}
			expect(await subscriptions()).toMatchObject([{ email, confirmed_at: null, wants_trash: true }])

			const started = await post(url, path, { answer: 'yes' })
			expect(started.status).toBe(303)
			const manage = started.headers.get('location') ?? ''
			expect((await page(url, manage)).html).toContain('Your reminders are on.')
			expect(await subscriptions()).toMatchObject([{ confirmed_at: expect.any(String), wants_alerts: false }])
			expect((await page(url, path)).html).toContain('This link was used already.')
			expect(output()).not.toMatch(/june|token/)
		})

		test('are requested with the same answer whether the address already has them, is at its mail limit, or opted out for good', async () => {
			const { url, store } = office()
			await confirmed()
			const answers = []
			for (let times = 0; times < 5; times += 1) {
				const answer = await ask({ email: 'June@Example.com' })
				answers.push([answer.status, answer.headers.get('location')])
			}
			await post(url, linkIn(sink.received[0], '/reminders/confirm?'), { answer: 'never' })
			await store.db.deleteFrom('rate_limits').execute()
			const answer = await ask()
			answers.push([answer.status, answer.headers.get('location')])
			expect(new Set(answers.map(String)).size).toBe(1)
			// A mailbox gets at most three an hour; one that opted out gets none.
			const { length } = await store.db.selectFrom('outbox').select('id').execute()
			expect(length).toBe(0)
			expect((await sink.waitFor(3)).length).toBe(3)
			expect(await subscriptions()).toEqual([])
		})

		test('for the same area are one subscription, with the choices that were confirmed last', async () => {
			const manage = await confirmed()
			await confirmed({ streams: 'recycling', timing: 'morning', wants_alerts: 'on' })
			expect(await subscriptions()).toMatchObject([
				{ wants_trash: false, wants_recycling: true, timing: 'morning', wants_alerts: true },
			])
			expect((await page(office().url, manage)).status).toBe(200)
		})

		test('PD-20 for two areas are two subscriptions, each with its own link', async () => {
			const { store } = office()
			const raindance = await areaId(store, 'windsor-raindance')
			const first = await confirmed()
			const second = await confirmed({ area: raindance, streams: 'recycling' })
			expect(second).not.toBe(first)
			const rows = await subscriptions()
			expect(rows.map(({ area_id, wants_trash }) => [area_id, wants_trash]).toSorted()).toEqual(
				[
					[await areaId(store, 'windsor-lake'), true],
					[raindance, false],
				].toSorted(),
			)
		})

		test('PD-22 are changed, stopped, started again and deleted by one press each; after that the link says that it has ended', async () => {
			const { url, store } = office()
			const manage = await confirmed()
			const path = manage.replace('&done=confirmed', '')
			const press = (fields: Record<string, string>) => post(url, path, fields)
			const raindance = await areaId(store, 'windsor-raindance')
			await press({ ...(await form(store)), do: 'change', area: raindance, streams: 'lawn' })
			expect(await subscriptions()).toMatchObject([
				{ area_id: raindance, wants_trash: false, wants_lawn: true },
			])
			const refused = await post(url, path, { do: 'change', area: raindance, timing: 'evening' })
			expect(refused.status).toBe(422)
			expect(await refused.text()).toContain('Please choose at least one pickup to be reminded of.')

			await press({ do: 'stop' })
			expect((await page(url, path)).html).toContain('Your reminders are off')
			const asked = linkIn(sink.received.at(-1), '/reminders/confirm?')
			const [looked, again] = [await get(url, asked), await post(url, asked, { answer: 'yes' })]
			expect([looked.status, looked.headers.get('location')]).toEqual([302, path])
			expect([again.status, again.headers.get('location')]).toEqual([303, manage])
			const stopped = (await page(url, manage)).html
			expect(stopped).toContain('Your reminders are off')
			expect(stopped).not.toContain('Your reminders are on')
			await press({ do: 'resume' })
			expect(await subscriptions()).toMatchObject([{ ended_at: null }])
			const deleted = await press({ do: 'delete' })
			expect((await page(url, deleted.headers.get('location') ?? '')).html).toContain(
				'Your reminders are deleted',
			)
			expect(await subscriptions()).toEqual([])
			const mails = await store.db.selectFrom('outbox').select('to_address').execute()
			expect(mails).toEqual([])
			const gone = await page(url, path)
			expect([gone.status, gone.html.includes('This link has ended')]).toEqual([410, true])
		})

		test('PD-22 end with one POST from a mail program, from any origin and without cookies, but never with a GET', async () => {
			const { url } = office()
			const manage = await confirmed()
			const token = new URLSearchParams(manage.split('?')[1]).get('token') ?? ''
			const path = `/reminders/unsubscribe?${new URLSearchParams({ token })}`
			const looked = await get(url, path)
			expect([looked.status, looked.headers.get('location')]).toEqual([
				302,
				`/reminders/manage?token=${token}`,
			])
			expect(await subscriptions()).toMatchObject([{ ended_at: null }])

			const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
			const oneClick = (to: string, fields: Record<string, string> = { 'List-Unsubscribe': 'One-Click' }) =>
				post(url, to, fields, { headers: elsewhere })
			expect((await oneClick(path, {})).status).toBe(400)
			expect(await subscriptions()).toMatchObject([{ ended_at: null }])
			// The origin check still applies to every other path.
			expect((await oneClick(`/reminders/manage?token=${token}`, { do: 'stop' })).status).toBe(403)
			for (const times of [1, 2]) expect([times, (await oneClick(path)).status]).toEqual([times, 200])
			expect(await subscriptions()).toMatchObject([{ ended_at: expect.any(String) }])
			const wrong = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')
			for (const bad of [wrong, '', 'x'.repeat(56), token.slice(0, 20)])
				expect((await oneClick(`/reminders/unsubscribe?token=${bad}`)).status).toBe(410)
		})

		test('have a form that keeps what was typed and shows a sentence for each error', async () => {
			const answer = await post(office().url, '/reminders', {
				email: 'june@',
				area: 'nowhere',
				wants_alerts: 'on',
			})
			const html = await answer.text()
			expect(answer.status).toBe(422)
			for (const sentence of [
				'Please enter a valid email address.',
				'Please choose at least one pickup to be reminded of.',
				'Please choose when the reminder comes.',
			])
				expect(html).toContain(sentence)
			expect(html).toContain('value="june@"')
			expect((await page(office().url, '/reminders?area=windsor-lake')).html).toMatch(
				/<option value="[^"]+" selected="">Windsor Lake/,
			)
		})

		test('have a page behind the mailed link that is not indexed and loads no analytics', async () => {
			const { html } = await page(office().url, '/reminders/manage?token=abc')
			expect(html).toContain('noindex')
			expect(html).not.toContain('https://analytics.example')
			expect((await page(office().url, '/reminders')).html).toContain('https://analytics.example')
		})

		test('PD-23 the office counts them by area, finds an address however it is typed, and deletes it', async () => {
			const { url, store } = office()
			const area_id = await areaId(store, 'windsor-lake')
			await insertSubscriptions(store, 2, { area_id, wants_alerts: false })
			await confirmed({ wants_alerts: 'on' })
			const cookie = await signIn(office(), 'office')
			const shown = await (await get(url, '/admin/reminders', cookie)).text()
			expect(shown).toContain('3 subscriptions get pickup reminders by email.')
			const send = async (fields: Record<string, string>) =>
				(await post(url, '/admin/reminders', fields, { cookie })).text()
			expect(await send({ intent: 'find', email: 'JUNE+trash@example.com' })).toMatch(/On since .*\./)
			expect(await send({ intent: 'erase', email: 'JUNE@example.com' })).toContain(
				'Deleted, with all emails to it.',
			)
			expect((await subscriptions()).map((row) => row.email)).not.toContain(email)
			expect(await send({ intent: 'find', email })).toContain('No reminders go there.')
			expect((await get(url, '/admin/reminders')).status).toBe(302)
		})

		// Last, because staff who changed something remain in the history.
		test('PD-17 PD-24 for an area without pickups say that none go out, and the office sees who has reminders for an area off the site', async () => {
			const { url, store } = office()
			const area = await areaId(store, 'severance')
			await store.db
				.updateTable('pickup_areas')
				.set({ recycling: 'none', has_lawn: false })
				.where('id', '=', area)
				.execute()
			const path = (await confirmed({ area })).replace('&done=confirmed', '')
			const screen = `/admin/content/pickup_areas/${area}`
			const desk = { url, cookie: await signIn(office(), 'owner') }
			const save = (typed: Record<string, string>) => sendOfficeForm(desk, screen, 'publish', typed)
			const words = async (of: string, cookie = '') =>
				(await (await get(url, of, cookie)).text()).replaceAll(/<[^>]+>/g, '')
			const resting = 'no reminders of it go out'
			await save({ set_out_hour: '6' })
			expect(await words(path)).not.toContain(resting)

			await save({ contracted_to: 'Ram Waste' })
			await expect
				.poll(() => words(path))
				.toContain(
					`Trash there is picked up by Ram Waste. We pick up nothing in Severance and its county roads at present, so ${resting}.`,
				)
			await save({ contracted_to: '' })
			await expect.poll(() => words(path)).not.toContain(resting)

			const saved = await words(await save({ is_active: '' }), desk.cookie)
			expect(saved).toContain('Saved. The site does not show it.')
			expect(saved, 'there is no page').not.toContain('See it')
			await expect
				.poll(() => words(path))
				.toContain(`Your area is not on our site at present, so ${resting}.`)
			const counted = await words('/admin/reminders', desk.cookie)
			expect(counted).toContain('0 subscriptions get pickup reminders by email.')
			expect(counted).toMatch(/Severance and its county roads\s*Off the site: paused\s*1/)
			const found = await post(url, '/admin/reminders', { intent: 'find', email }, { cookie: desk.cookie })
			const known = (await found.text()).replaceAll(/<[^>]+>/g, '')
			expect(known).toMatch(
				/Severance and its county roads[^]*On since [^]*, paused while the area is off the site/,
			)
			expect(await words(screen, desk.cookie)).toContain(
				'1 person has reminders and gets none while it is off the site. Nobody is told, unless the pickup area is deleted.',
			)
		})
	},
	{ SMTP_URL: `smtp://127.0.0.1:${port}`, ANALYTICS_URL: 'https://analytics.example/tag.js' },
)
