import { expect, test } from 'vitest'
import { describeOfficeOnEachStore } from '#test/office_server.ts'
import { get, post, insertStaff, signIn, staffPassword } from '#test/staff.ts'

describeOfficeOnEachStore('the staff list', (office) => {
	test('invites someone by mail, who chooses a password and signs in', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const invite = (fields: Record<string, string>) =>
			post(url, '/admin/staff', { intent: 'invite', ...fields }, { cookie })
		const june = { name: 'June Hill', email: 'June@Office.example', role: 'editor' }
		expect((await invite(june)).headers.get('location')).toMatch(
			/^\/admin\/staff\?done=invited&person=[\w-]+$/,
		)
		expect(await (await invite(june)).text()).toContain('on the list already')
		expect((await invite({ ...june, email: 'nothing' })).status).toBe(422)
		expect((await invite({ ...june, email: 'x@y.example', role: 'king' })).status).toBe(422)

		const { body } = await store.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow()
		const link = /\/admin\/reset\?token=\S+/.exec(body)?.[0] ?? ''
		const password = 'seven blue bins in a row'
		expect((await post(url, link, { password })).status).toBe(303)
		const entered = await post(url, '/admin/login', { email: 'june@office.example', password })
		expect(entered.headers.get('location')).toBe('/admin')
	})

	test('mails an invitation that says where to sign in, and whose link leads to another one once it has ended', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const { name: owner } = await store.db.selectFrom('staff').select('name').executeTakeFirstOrThrow()
		const email = 'zoe@office.example'
		const send = (fields: Record<string, string>) => post(url, '/admin/staff', fields, { cookie })
		await send({ intent: 'invite', name: 'Zoë Hill', email, role: 'driver' })
		const bodies = async () => {
			const rows = await store.db
				.selectFrom('outbox')
				.select('body')
				.where('to_address', '=', email)
				.orderBy('created_at')
				.execute()
			return rows.map(({ body }) => body)
		}
		const [invitation = ''] = await bodies()
		const link = /\/admin\/reset\?token=\S+/.exec(invitation)?.[0] ?? ''
		expect(invitation).toMatch(/^Hello Zoë Hill,\n\n/)
		expect(invitation).toContain(
			`${owner} lets you into the Horsetooth Hauling office (Driver). Choose your password here:`,
		)
		expect(invitation).toMatch(
			new RegExp(`\nThen sign in with ${email} here: https?://[^/\\s]+/admin/login$`),
		)
		for (let scans = 0; scans < 2; scans += 1) expect((await get(url, link)).status).toBe(200)

		const ended = { expires_at: new Date(Date.now() - 1000).toISOString() }
		await store.db.updateTable('staff_tokens').set(ended).execute()
		const page = await get(url, link)
		expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('href="/admin/forgot"')])
		await post(url, '/admin/forgot', { email })
		expect((await bodies())[1]).toContain('/admin/reset?token=')

		const { id } = await store.db
			.selectFrom('staff')
			.select('id')
			.where('email', '=', email)
			.executeTakeFirstOrThrow()
		await send({ intent: 'mail', staff: id })
		expect((await bodies())[2]).toContain(
			`${owner} sends you a new link into the Horsetooth Hauling office (Driver).`,
		)
	})

	test('SD-65 never has two people with one name who can sign in, because their requests and changes could not be told apart', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const send = (fields: Record<string, string>) => post(url, '/admin/staff', fields, { cookie })
		const joe = { intent: 'invite', name: 'Joe Hill', email: 'joe@office.example', role: 'office' }
		const son = { ...joe, name: 'joe  hill', email: 'junior@office.example' }
		expect((await send(joe)).status).toBe(303)
		const refused = await send(son)
		expect(refused.status).toBe(422)
		const said = await refused.text()
		expect(said).toContain('Somebody here has this name already.')
		expect(said, 'nothing typed is lost').toContain('value="junior@office.example"')
		const idOf = async (email: string) =>
			(await store.db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow())
				.id
		const first = await idOf(joe.email)
		expect((await send({ intent: 'shut-out', staff: first })).status).toBe(303)
		expect((await send(son)).status).toBe(303)
		const letIn = await send({ intent: 'let-in', staff: first })
		expect(letIn.status).toBe(422)
		expect(await letIn.text()).toContain('Somebody else who may sign in is called Joe Hill.')
		const named = await post(url, '/admin/account/profile', { intent: 'name', name: 'JOE HILL' }, { cookie })
		expect(named.status).toBe(422)
		expect(await named.text()).toContain('Somebody here has this name already.')
	})

	test('shows a link to copy for an invitation, which works once and not for somebody with a password', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const june = { intent: 'invite', name: 'June Hill', email: 'june@office.example', role: 'editor' }
		await post(url, '/admin/staff', june, { cookie })
		const list = await (await get(url, '/admin/staff', cookie)).text()
		expect(list).toContain('no password chosen yet')
		expect(list).not.toContain('/admin/reset?token=')
		const { id } = await store.db
			.selectFrom('staff')
			.select('id')
			.where('email', '=', june.email)
			.executeTakeFirstOrThrow()
		const shown = await post(url, '/admin/staff', { intent: 'link', staff: id }, { cookie })
		expect(shown.status).toBe(200)
		expect(shown.headers.get('cache-control')).toContain('no-store')
		const link = /\/admin\/reset\?token=[\w-]+/.exec(await shown.text())?.[0] ?? ''
		const password = 'seven blue bins in a row'
		expect((await post(url, link, { password })).status).toBe(303)
		expect((await post(url, link, { password })).status).not.toBe(303)
		const entered = await post(url, '/admin/login', { email: june.email, password })
		expect(entered.headers.get('location')).toBe('/admin')
		expect((await post(url, '/admin/staff', { intent: 'link', staff: id }, { cookie })).status).toBe(422)
		expect(await (await get(url, '/admin/staff', cookie)).text()).not.toContain('no password chosen yet')
	})

	test('SD-65 a link to choose a password ends when its person is shut out, and stays ended when they are let in again', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const send = (fields: Record<string, string>) => post(url, '/admin/staff', fields, { cookie })
		const email = 'ada@office.example'
		await send({ intent: 'invite', name: 'Ada Brook', email, role: 'editor' })
		const { id: staff } = await store.db
			.selectFrom('staff')
			.select('id')
			.where('email', '=', email)
			.executeTakeFirstOrThrow()
		const shown = await (await send({ intent: 'link', staff })).text()
		const path = /\/admin\/reset\?token=[\w-]+/.exec(shown)?.[0] ?? ''
		expect((await get(url, path)).status).toBe(200)
		await send({ intent: 'shut-out', staff })
		expect((await get(url, path)).status).toBe(410)
		await send({ intent: 'let-in', staff })
		expect((await get(url, path)).status).toBe(410)
	})

	test('SD-65 sent again after a lost answer, a link is mailed once and a change made once; a reloaded page mails another link', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const { id } = await insertStaff(store, 'editor', 'june@office.example')
		await store.db.updateTable('staff').set({ is_second_step_on: true }).where('id', '=', id).execute()
		const send = (fields: Record<string, string>) =>
			post(url, '/admin/staff', { staff: id, ...fields }, { cookie })
		await store.db.deleteFrom('staff_activity').execute()
		const kinds = async () => {
			const rows = store.db.selectFrom('staff_activity').select('kind')
			return (await rows.orderBy('created_at').execute()).map(({ kind }) => kind)
		}
		const form = async () => {
			const page = await (await get(url, '/admin/staff', cookie)).text()
			const key = new RegExp(`value="${id}"/><input type="hidden" name="key" value="([^"]+)"`).exec(page)
			return { intent: 'mail', key: key?.[1] ?? '' }
		}
		const opened = await form()
		for (const mailing of [opened, opened, await form()])
			expect((await send(mailing)).headers.get('location')).toBe('/admin/staff?done=mailed')
		const mails = () => store.db.selectFrom('outbox').select('id').execute()
		expect(await mails()).toHaveLength(2)
		const changes: (Record<string, string> & { intent: string })[] = [
			{ intent: 'step-off' },
			{ intent: 'role', role: 'office', was_role: 'editor' },
			{ intent: 'shut-out' },
			{ intent: 'let-in' },
			{ intent: 'second-step-rule', rule: 'voluntary' },
		]
		for (const change of changes)
			for (const _ of [1, 2])
				expect((await send(change)).headers.get('location'), change.intent).toBe('/admin/staff?done=saved')
		expect(await mails(), 'one more, that the second step is off').toHaveLength(3)
		expect(await kinds()).toEqual([
			'link-mailed',
			'link-mailed',
			'step-off',
			'role',
			'shut-out',
			'let-in',
			'step-rule',
		])
		await store.db.deleteFrom('office_settings').execute()
	})

	test('applies a changed role or deactivation at the next request', async () => {
		const { url, store } = office()
		const owner = await signIn(office(), 'owner')
		const other = await signIn(office(), 'office')
		const { id, email } = await insertStaff(store, 'office')
		const change = (fields: Record<string, string>) =>
			post(url, '/admin/staff', { staff: id, ...fields }, { cookie: owner })
		expect((await get(url, '/admin/staff', other)).status).toBe(403)
		await change({ intent: 'role', role: 'owner' })
		expect((await get(url, '/admin/staff', other)).status).toBe(200)
		await change({ intent: 'shut-out' })
		expect((await get(url, '/admin/account', other)).status).toBe(302)
		expect((await post(url, '/admin/login', { email, password: staffPassword })).status).toBe(401)
		await change({ intent: 'let-in' })
		expect((await post(url, '/admin/login', { email, password: staffPassword })).status).toBe(303)
	})

	test('two owners: an outdated page reverts no role, and both see what the other chose', async () => {
		const { url, store } = office()
		const owner = await signIn(office(), 'owner')
		const { id } = await insertStaff(store, 'office', 'june@office.example')
		const choose = (role: string, was: string) =>
			post(url, '/admin/staff', { staff: id, intent: 'role', role, was_role: was }, { cookie: owner })
		const roleOf = async () =>
			(await store.db.selectFrom('staff').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role
		expect((await choose('editor', 'office')).status).toBe(303)
		expect((await choose('office', 'office')).status, 'a page from before, nothing chosen').toBe(303)
		expect(await roleOf()).toBe('editor')
		const reply = await choose('owner', 'office')
		expect(reply.status).toBe(409)
		expect(await reply.text()).toMatch(/name="was_role" value="editor"[^]*<option value="owner" selected/)
		expect(await roleOf()).toBe('editor')
		expect((await choose('owner', 'editor')).status).toBe(303)
		expect(await roleOf()).toBe('owner')
	})

	test('there is always an owner, also when two deactivate each other at once', async () => {
		const { url, store } = office()
		const first = await signIn(office(), 'owner')
		const { id } = await insertStaff(store, 'owner')
		const changes: Record<string, string>[] = [{ intent: 'shut-out' }, { intent: 'role', role: 'office' }]
		for (const fields of changes) {
			const refused = await post(url, '/admin/staff', { staff: id, ...fields }, { cookie: first })
			expect(await refused.text()).toContain('needs an owner')
		}
		const second = await insertStaff(store, 'owner', 'second@office.example')
		const answers = await Promise.all(
			[id, second.id].map((staff) =>
				post(url, '/admin/staff', { staff, intent: 'role', role: 'office' }, { cookie: first }),
			),
		)
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
		const owners = await store.db.selectFrom('staff').select('id').where('role', '=', 'owner').execute()
		expect(owners).toHaveLength(1)
	})

	test('owners are asked whether a second step is required until one decides', async () => {
		const { url, store } = office()
		await store.db.deleteFrom('office_settings').execute()
		const cookie = await signIn(office(), 'owner')
		const hand = await signIn(office(), 'office')
		const question = 'Must owners have a second step'
		expect(await (await get(url, '/admin/account', cookie)).text()).toContain(question)
		expect(await (await get(url, '/admin/account', hand)).text()).not.toContain(question)
		const decide = (rule: string) =>
			post(url, '/admin/staff', { intent: 'second-step-rule', rule }, { cookie })
		expect((await decide('voluntary')).status).toBe(303)
		expect(await (await get(url, '/admin/account', cookie)).text()).not.toContain(question)
		expect((await get(url, '/admin/staff', cookie)).status).toBe(200)

		await decide('required')
		for (const path of ['/admin/staff', '/admin', '/admin/facts.data']) {
			const response = await get(url, path, cookie)
			const reply = `${response.headers.get('location')} ${await response.text()}`
			expect([path, reply]).toEqual([path, expect.stringContaining('/admin/account/second-step')])
		}
		const typed = {
			intent: 'invite',
			name: 'June Hill',
			email: 'june@office.example',
			role: 'office',
			password: 'secret',
		}
		for (const path of ['/admin/staff', '/admin/people/new?from=home']) {
			const kept = await post(url, path, typed, { cookie })
			const page = await kept.text()
			expect([path, kept.status]).toEqual([path, 401])
			for (const text of ['Owners must have a second step now', 'June Hill', 'june@office.example'])
				expect(page.includes(text), text).toBe(true)
			expect(page).toContain(`action="${path}"`)
			expect(page).toContain('href="/admin/account/second-step"')
			expect(page).not.toContain('secret')
		}
		expect((await decide('voluntary')).status, 'nobody lifts it without one').toBe(401)
		expect((await get(url, '/admin/account/second-step', cookie)).status).toBe(200)
		expect((await get(url, '/admin/leads', hand)).status, 'others are not asked for it').toBe(200)
		await store.db.updateTable('staff').set({ is_second_step_on: true }).where('role', '=', 'owner').execute()
		expect((await post(url, '/admin/staff', typed, { cookie })).status, 'sent again').toBe(303)
		expect((await get(url, '/admin/staff', cookie)).status).toBe(200)
		await store.db.deleteFrom('office_settings').execute()
	})

	test('someone with a temporary password must choose their own first', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		await store.db.updateTable('staff').set({ is_password_temporary: true }).execute()
		// An event stream cannot follow a redirect, so it ends without an error in the browser's console.
		const stream = { headers: { cookie, accept: 'text/event-stream' } }
		expect((await fetch(`${url}/admin/events`, stream)).status).toBe(204)
		expect((await get(url, '/admin/staff', cookie)).headers.get('location')).toBe('/admin/account/password')
		const refused = await post(
			url,
			'/admin/staff',
			{ intent: 'invite', name: 'X Y', email: 'x@y.example' },
			{ cookie },
		)
		expect(refused.status).toBe(401)
		const page = await refused.text()
		for (const text of ['Choose a password', 'X Y', 'x@y.example'])
			expect(page.includes(text), text).toBe(true)
		const fields = { current: staffPassword, password: 'seven blue bins in a row' }
		const changed = await post(url, '/admin/account/password', fields, { cookie })
		expect(changed.headers.get('location')).toBe('/admin/account?done=password')
		expect(await store.db.selectFrom('staff').select('is_password_temporary').execute()).toEqual([
			{ is_password_temporary: false },
		])
	})
})
