import { expect, test } from 'vitest'
import { isPushService, knownPushServices } from '#app/office/notices/push/push_services.ts'
import { openPushService, type PushService, type SubscribedBrowser } from '#test/push_service.ts'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { cookieOf, post, staffPassword } from '#test/staff.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { until } from '#test/until.ts'

const devicePath = '/admin/account/notices/device'

test.each([
	['https://fcm.googleapis.com/fcm/send/abc', true],
	['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
	['https://web.push.apple.com/abc', true],
	['http://fcm.googleapis.com/abc', false],
	['https://fcm.googleapis.com:8443/abc', false],
	['https://user@fcm.googleapis.com/abc', false],
	['https://fcm.googleapis.com.evil.example/abc', false],
	['https://evilpush.apple.com/abc', false],
	['https://push.apple.com/abc', false],
	['https://127.0.0.1/abc', false],
	['https://[::1]/abc', false],
	['not an address', false],
])('SD-117 %s is accepted as an address of a push service: %s', (endpoint, expected) => {
	expect(isPushService(endpoint, knownPushServices)).toBe(expected)
	expect(isPushService('http://127.0.0.1:8030/abc', ['http://127.0.0.1:8030'])).toBe(true)
})

async function office(store: FreshStore, push: PushService) {
	const environment = { PUSH_SERVICES: push.origin }
	const { url } = await serveStore(store.connection, environment)
	const enter = async (name: string) => {
		const staff = await createStaff(store, 'office', name)
		const sent = await post(url, '/admin/login', { email: staff.email, password: staffPassword })
		return { ...staff, cookie: cookieOf(sent) }
	}
	const subscribe = (cookie: string, browser: SubscribedBrowser) =>
		post(url, devicePath, { intent: 'add', ...browser }, { cookie })
	return { url, environment, enter, subscribe }
}

describeEachStore('web push', (fresh) => {
	test('SD-116 SD-117 reaches each subscribed browser once, even with two servers, encrypted and without names', async () => {
		const store = await fresh({ seed: true })
		const push = await openPushService()
		const { url, environment, enter, subscribe } = await office(store, push)
		if (store.kind === 'postgres') await serveStore(store.connection, environment)
		const [dana, kit] = [await enter('Dana'), await enter('Kit')]
		const [phone, desk] = [push.subscribe(), push.subscribe()]
		expect(await (await subscribe(dana.cookie, phone)).json()).toEqual({ error: null })
		expect((await subscribe(dana.cookie, phone)).status, 'once more, as with each visit').toBe(200)
		expect((await subscribe(kit.cookie, desk)).status).toBe(200)

		const lead = await sendLead(store, 'rolloff', {
			full_name: 'Wren Castillo',
			location: '12 Elm Street, Windsor',
		})
		await until(() => expect(push.received).toHaveLength(2))
		for (const { payload, claims, headers, key } of push.received) {
			expect(payload).toEqual({
				title: 'New request: Roll-off, Windsor',
				body: expect.stringMatching(new RegExp(`^${lead.reference}\\. Due `)) as string,
				path: `/admin/leads/rolloff/${lead.leadId}`,
				tag: `new:${lead.leadId}`,
			})
			expect(claims.aud).toBe(push.origin)
			expect(claims.sub).toMatch(/^mailto:/)
			expect(claims.exp * 1000 - Date.now()).toBeGreaterThan(0)
			expect([headers['content-encoding'], headers['ttl'], headers['urgency']]).toEqual([
				'aes128gcm',
				'7200',
				'high',
			])
			expect(key).toBe(push.received[0]?.key)
		}
		const { sealed_value } = await store.db
			.selectFrom('sealed_secrets')
			.select('sealed_value')
			.where('name', '=', 'push-key')
			.executeTakeFirstOrThrow()
		expect(Buffer.from(sealed_value, 'base64url')).toHaveLength(32)

		const due = new Date(Date.now() + 10 * 60_000)
		const set = { due_at: due.toISOString(), queue_order: due.getTime(), assigned_to: kit.id }
		await store.db.updateTable('lead_work').set(set).where('lead_id', '=', lead.leadId).execute()
		await until(() => expect(push.received).toHaveLength(3))
		expect(push.received[2]?.payload, 'to whom it is assigned').toMatchObject({ tag: `due:${lead.leadId}` })

		const { id } = await store.db
			.selectFrom('push_subscriptions')
			.select('id')
			.where('staff_id', '=', dana.id)
			.executeTakeFirstOrThrow()
		const asked = { intent: 'test', device: id }
		expect((await post(url, '/admin/account/notices', asked, { cookie: kit.cookie })).status).toBe(422)
		expect((await post(url, '/admin/account/notices', asked, { cookie: dana.cookie })).status).toBe(303)
		await until(() => expect(push.received).toHaveLength(4))
		expect(push.received[3]?.payload).toMatchObject({ title: 'This is a test' })
		await until(async () => {
			expect(await store.db.selectFrom('push_messages').select('id').execute()).toEqual([])
			expect(await store.db.selectFrom('jobs').select('kind').where('kind', '=', 'push').execute()).toEqual(
				[],
			)
		})
	})

	test('SD-116 SD-118 skips whoever took the request by phone and devices unused for two weeks; only its owner can remove a device', async () => {
		const store = await fresh({ seed: true })
		const push = await openPushService()
		const { url, enter, subscribe } = await office(store, push)
		const [dana, kit, ada] = [await enter('Dana'), await enter('Kit'), await enter('Ada')]
		const browsers = new Map([dana, kit, ada].map((one) => [one, push.subscribe()]))
		for (const [{ cookie }, browser] of browsers) expect((await subscribe(cookie, browser)).status).toBe(200)
		const ids = await store.db.selectFrom('push_subscriptions').select(['id', 'staff_id']).execute()
		const device = ids.find(({ staff_id }) => staff_id === kit.id)?.id ?? ''
		const endpoint = browsers.get(kit)?.endpoint ?? ''
		await post(url, '/admin/account/notices', { intent: 'remove', device }, { cookie: dana.cookie })
		await post(url, devicePath, { intent: 'remove', endpoint }, { cookie: dana.cookie })
		expect(await store.db.selectFrom('push_subscriptions').select('id').execute()).toHaveLength(3)
		const twoWeeksAgo = new Date(Date.now() - 14 * 24 * 60 * 60_000).toISOString()
		await store.db
			.updateTable('push_subscriptions')
			.set({ seen_at: twoWeeksAgo })
			.where('staff_id', '=', ada.id)
			.execute()

		const asked = { service_type: 'residential-services', message: 'What is $29 for?' }
		const call = { name: 'June Hill', phone: '970 555 0142', ...asked, intent: 'save' }
		const saved = await post(url, '/admin/requests/new?kind=quote', call, { cookie: dana.cookie })
		expect(saved.status).toBe(303)
		await until(() => expect(push.received).not.toEqual([]))
		await until(async () =>
			expect(await store.db.selectFrom('push_messages').select('id').execute()).toEqual([]),
		)
		expect(push.received, 'Kit’s alone').toHaveLength(1)
		await post(url, '/admin/account/notices', { intent: 'remove', device }, { cookie: kit.cookie })
		const left = await store.db.selectFrom('push_subscriptions').select('staff_id').execute()
		expect(left.map(({ staff_id }) => staff_id).toSorted()).toEqual([dana.id, ada.id].toSorted())
	})

	test('SD-117 refuses addresses that are no push service, forged requests and broken keys', async () => {
		const store = await fresh({ seed: true })
		const push = await openPushService()
		const { url, enter, subscribe } = await office(store, push)
		const { cookie } = await enter('Dana')
		const browser = push.subscribe()
		for (const changed of [
			{ endpoint: 'http://169.254.169.254/latest/meta-data' },
			{ endpoint: 'https://localhost/push' },
			{ endpoint: `${push.origin}/${'a'.repeat(1000)}` },
			{ p256dh: 'AAAA' },
			{ p256dh: Buffer.alloc(65, 4).toString('base64url') },
			{ auth: 'short' },
		])
			expect((await subscribe(cookie, { ...browser, ...changed })).status, JSON.stringify(changed)).toBe(422)
		const fields = { intent: 'add', ...browser }
		expect((await post(url, devicePath, fields)).status).toBe(401)
		const headers = { origin: 'https://elsewhere.example' }
		expect((await post(url, devicePath, fields, { cookie, headers })).status).toBe(403)
		expect(await store.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
		expect(push.attempts()).toBe(0)
	})

	test('SD-116 SD-118 retries when the push service fails, and stops after the browser unsubscribes or its owner signs out or is deactivated', async () => {
		const store = await fresh({ seed: true })
		const push = await openPushService()
		const { url, enter, subscribe } = await office(store, push)
		const [dana, kit, ben] = [await enter('Dana'), await enter('Kit'), await enter('Ben')]
		for (const { cookie } of [dana, kit, ben])
			expect((await subscribe(cookie, push.subscribe())).status).toBe(200)
		const subscribed = async () => {
			const rows = await store.db.selectFrom('push_subscriptions').select('staff_id').execute()
			return rows.map(({ staff_id }) => staff_id).toSorted()
		}
		await post(url, '/admin/logout', {}, { cookie: kit.cookie })
		expect(await subscribed()).toEqual([dana.id, ben.id].toSorted())
		await store.db.updateTable('staff').set({ is_active: false }).where('id', '=', ben.id).execute()
		// Sessions expire overnight by themselves.
		await store.db
			.updateTable('staff_sessions')
			.set({ expires_at: new Date(Date.now() - 1000).toISOString() })
			.where('staff_id', '=', dana.id)
			.execute()
		await store.db.deleteFrom('staff_sessions').where('staff_id', '=', dana.id).execute()
		expect(await subscribed(), 'a session that ran out does not end pushes').toContain(dana.id)

		push.answer(503)
		await sendLead(store, 'quote')
		await until(() => expect(push.attempts()).toBe(1))
		push.answer(201)
		await until(() => expect(push.received).toHaveLength(1))
		push.answer(410)
		await sendLead(store, 'hoa')
		await until(async () => expect(await subscribed()).toEqual([ben.id]))
	})
})
