import { expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import { insertMails } from '#test/outbox_rows.ts'
import { get, signIn } from '#test/staff.ts'
import { mailAlarm } from './notices/mail_alarm.ts'

const state = { isConfigured: true, waiting: 3, oldestSeconds: 15 * 60, troubled: 3 }
const paths = ['/admin/leads', '/admin/dashboard', '/admin/content', '/admin/staff', '/admin/account']

test.each([
	[{ ...state, oldestSeconds: 15 * 60 - 1 }, null],
	[{ ...state, waiting: 0, oldestSeconds: null }, null],
	[null, null],
	[state, 'Email does not leave: 3 emails waiting, the oldest for 15 minutes.'],
	[
		{ ...state, waiting: 1, oldestSeconds: 3 * 3600 },
		'Email does not leave: 1 email waiting, the oldest for 3 hours.',
	],
	[{ ...state, oldestSeconds: 50 * 3600 }, 'Email does not leave: 3 emails waiting, the oldest for 2 days.'],
	[{ ...state, isConfigured: false, waiting: 0 }, 'Email does not leave: no mail server is set.'],
])("for %o the office's warning is %s", (given, title) => {
	expect(mailAlarm(given)?.title ?? null).toBe(title)
})

describeOffice('the office without a mail server', (office) => {
	test('shows its warning on every page of the office, and on no public page', async () => {
		const { url } = office()
		const cookie = await signIn(office(), 'owner')
		for (const path of paths) {
			const response = await get(url, path, cookie)
			const html = await response.text()
			expect([path, response.headers.get('location')]).toEqual([path, null])
			expect(html).toContain('Email does not leave: no mail server is set.')
			expect(html).toContain('set SMTP_URL')
		}
		for (const path of ['/', '/contact', '/admin/login'])
			expect(await (await fetch(url + path)).text()).not.toContain('Email does not leave')
	})
})

const away = { SMTP_URL: 'smtp://127.0.0.1:9' }

describeOffice(
	'the office while its mail server cannot be reached',
	(office) => {
		test('shows its warning after a quarter of an hour, with the number and age of waiting mails, which /readyz reports, too', async () => {
			const { url, store } = office()
			const cookie = await signIn(office(), 'office')
			const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
			const shown = async () => (await get(url, '/admin/leads', cookie)).text()
			await insertMails(store, 1, { created_at: ago(14) })
			expect(await shown()).not.toContain('Email does not leave')
			await insertMails(store, 1, { created_at: ago(40) })
			expect(await shown()).toContain('Email does not leave: 2 emails waiting, the oldest for 40 minutes.')

			const ready = await fetch(`${url}/readyz`)
			expect(ready.status).toBe(200)
			const { mail } = (await ready.json()) as { mail: { waiting: number; oldestSeconds: number } }
			expect(mail).toMatchObject({ isConfigured: true, waiting: 2 })
			expect(mail.oldestSeconds).toBeGreaterThanOrEqual(40 * 60)
		})

		test("ignores a visitor's mistyped address, but not a refusal of the office's own", async () => {
			const { url, store } = office()
			const cookie = await signIn(office(), 'office')
			const later = new Date(Date.now() + 3_600_000).toISOString()
			const old = new Date(Date.now() - 3_600_000).toISOString()
			const refused = { failure: 'refused', failures: 2, attempts: 2, next_attempt_at: later }
			await insertMails(store, 2, { created_at: old, kind: 'receipt' }, refused)
			expect(await (await get(url, '/admin/leads', cookie)).text()).not.toContain('Email does not leave')
			await insertMails(store, 1, { created_at: old, kind: 'staff' }, refused)
			expect(await (await get(url, '/admin/leads', cookie)).text()).toContain(
				'Email does not leave: 1 email waiting',
			)
		})
	},
	away,
)
