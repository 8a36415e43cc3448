import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { pack } from 'tar-stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { insertText } from '#app/texts/insert_text.server.ts'
import type { Store } from '#db/store.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { archiveIn, folderOf, freshFolder, run, runHere } from '#test/backup_commands.ts'
import { sendPhotos } from '#test/photo_form.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { stopRow } from '#test/rows.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { startS3 } from '#test/s3_server.ts'
import { cookieOf, get, insertStaff, post, signIn, staffPassword } from '#test/staff.ts'
import { type Connection, describeEachStore, describeStore } from '#test/stores.ts'
import { phoneJpeg } from '#test/test_pictures.ts'

/** A well-formed archive with one file of this name. */
async function archiveOf(name: string): Promise<Buffer> {
	const archive = pack()
	archive.entry({ name }, 'anything')
	archive.finalize()
	return gzipSync(await buffer(archive))
}

const bytesOf = async (url: string, cookie = '') =>
	Buffer.from(await (await fetch(url, { headers: cookie ? { cookie } : {} })).arrayBuffer())

/** Uploads a picture as an editor; resolves to its served path and its bytes. */
async function uploadPicture(
	url: string,
	store: Pick<Store, 'db'>,
): Promise<{ path: string; bytes: Buffer }> {
	const body = new FormData()
	body.append('alt', 'A mill.')
	body.append(
		'picture',
		new File([Buffer.from(await phoneJpeg(60, 450))], 'mill.jpg', { type: 'image/jpeg' }),
	)
	const headers = { origin: url, cookie: await signIn({ url, store }, 'editor') }
	const response = await fetch(`${url}/admin/pictures`, { method: 'POST', headers, body, redirect: 'manual' })
	expect(response.status).toBe(303)
	const { id } = await store.db.selectFrom('uploaded_pictures').select('id').executeTakeFirstOrThrow()
	const path = `/uploads/${id}-400.webp`
	return { path, bytes: await bytesOf(url + path) }
}

/** Sends a photo as a visitor; resolves to the path where staff see it and to its bytes. */
async function sendPhoto(url: string, store: Pick<Store, 'db'>): Promise<{ path: string; bytes: Buffer }> {
	const bytes = await phoneJpeg(60, 450)
	expect((await sendPhotos(url, [{ name: 'cart.jpg', bytes }])).status).toBe(303)
	const { lead_id } = await store.db.selectFrom('lead_photos').select('lead_id').executeTakeFirstOrThrow()
	const path = `/admin/leads/service-request/${lead_id}/photos/1/large`
	const shown = await bytesOf(url + path, await signIn({ url, store }, 'editor'))
	expect((await sharp(shown).metadata()).format).toBe('webp')
	return { path, bytes: shown }
}

/** Delivers a container as a driver and takes a photo of it; resolves to the path where the office sees the photo and to its bytes. */
async function bringContainer(
	url: string,
	store: Pick<Store, 'db'>,
): Promise<{ path: string; bytes: Buffer }> {
	const day = localTimeOf(new Date(), sampleFacts).date
	const stop = stopRow({ id: randomUUID(), kind: 'deliver-container', day })
	await store.db.insertInto('stops').values(stop).execute()
	const body = new FormData()
	const said = { stop: stop.id, day, state: 'done', cart_number: '', reason: '', key: randomUUID() }
	for (const [name, value] of Object.entries(said)) body.append(name, value)
	body.append('photo', new File([Buffer.from(await phoneJpeg(60, 450))], 'container.jpg'))
	const headers = { origin: url, cookie: await signIn({ url, store }, 'driver') }
	const marked = await fetch(`${url}/admin/drive`, { method: 'POST', headers, body, redirect: 'manual' })
	expect(marked.headers.get('location')).toContain('done=taken')
	const { id } = await store.db.selectFrom('stop_marks').select('id').executeTakeFirstOrThrow()
	const path = `/admin/stops/${stop.id}/marks/${id}/large`
	return { path, bytes: await bytesOf(url + path, await signIn({ url, store }, 'editor')) }
}

const standing = ({ db }: Pick<Store, 'db'>) =>
	db.selectFrom('stops').select(['state', 'done_by', 'is_standing']).execute()

const names = async ({ db }: Pick<Store, 'db'>) =>
	(await db.selectFrom('quote_requests').select('email').execute()).map(({ email }) => email).toSorted()

describeEachStore('a backup', (fresh, kind) => {
	test('of a site that goes on taking forms is restored completely elsewhere, on either store', async () => {
		const store = await fresh({ seed: true })
		const connection = folderOf(store)
		const server = await serveStore(connection, { TRUSTED_PROXIES: '127.0.0.1' })
		await post(server.url, '/contact', Object.fromEntries(quoteEntries({ email: 'before@example.com' })))
		const picture = await uploadPicture(server.url, store)
		const photo = await sendPhoto(server.url, store)
		const container = await bringContainer(server.url, store)

		const folder = freshFolder()
		const stop = new AbortController()
		const visitor = (async () => {
			for (let sent = 1; !stop.signal.aborted; sent += 1) {
				const headers = { 'x-forwarded-for': `10.1.${sent >> 8}.${sent % 256}` }
				const entries = Object.fromEntries(quoteEntries({ email: `during${sent}@example.com` }))
				expect((await post(server.url, '/contact', entries, { headers })).status).toBe(303)
			}
		})()
		const backup = await run(connection, ['backup', folder])
		stop.abort()
		await visitor
		expect(backup, backup.stderr).toMatchObject({ code: 0, stderr: '' })
		expect(backup.stdout).toMatch(/ and [1-9]\d* picture files, /)
		const archive = archiveIn(folder)
		expect(gunzipSync(readFileSync(archive)).toString('latin1')).toContain('before@example.com')

		for (const migrated of [false, true]) {
			const other = await fresh({ migrated, seed: migrated })
			await other.close()
			const target = folderOf(other)
			const restored = await (migrated ? runHere : run)(target, ['restore', archive])
			expect(restored, restored.stderr).toMatchObject({ code: 0, stderr: '' })
			expect(restored.stdout).toMatch(/^Restored \d+ rows of \d+ tables and [1-9]\d* picture files, as of 20/)
			const again = await serveStore(target)
			const entries = { email: 'editor@office.example', password: staffPassword }
			const cookie = cookieOf(await post(again.url, '/admin/login', entries))
			expect(await bytesOf(again.url + photo.path, cookie)).toEqual(photo.bytes)
			expect(await bytesOf(again.url + container.path, cookie)).toEqual(container.bytes)
			expect(await bytesOf(again.url + picture.path)).toEqual(picture.bytes)
			expect((await get(again.url, '/')).status).toBe(200)
			await again.stop()
			const reopened = await openStore(target)
			const [kept, stops] = [await names(reopened), await standing(reopened)]
			await reopened.close()
			expect(stops).toEqual([{ state: 'done', done_by: 'Test driver', is_standing: true }])
			expect(kept).toContain('before@example.com')
			// The backup has everything acknowledged before it began, and nothing that was never sent.
			expect((await names(store)).filter((email) => kept.includes(email))).toEqual(kept)
		}
	})

	test('is restored with people merged into others, and stops that fetch others’ containers, whose rows follow hundreds of rows later', async () => {
		const store = await fresh({ seed: true })
		const at = '2026-11-21T14:00:00.000Z'
		const [own, dates] = [
			{ address: null, area_id: null },
			{ created_at: at, updated_at: at },
		]
		const pat = {
			name: 'Pat',
			sort_key: 'pat',
			version: 1,
			erased_at: null,
			address_words: 1,
			...own,
			...dates,
		}
		const ids = Array.from({ length: 450 }, (_, index) => `${index}`)
		for (const id of ids) {
			await store.db
				.insertInto('people')
				.values({ ...pat, id, merged_into: null, address_words: 1 })
				.execute()
			await store.db
				.insertInto('stops')
				.values(stopRow({ id, kind: 'pick-up-container' }))
				.execute()
		}
		const [first = '', last = ''] = [ids[0], ids.at(-1)]
		await store.db.updateTable('people').set({ merged_into: last }).where('id', '=', first).execute()
		await store.db.updateTable('stops').set({ fetches: last }).where('id', '=', first).execute()
		// PostgreSQL stores an updated row last; clustering restores the order of the keys.
		if (kind === 'postgres')
			for (const table of ['people', 'stops'])
				await sql.raw(`cluster ${table} using ${table}_pkey`).execute(store.db)
		const folder = freshFolder()
		const backup = await runHere(folderOf(store), ['backup', folder])
		expect(backup, backup.stderr).toMatchObject({ code: 0 })

		const other = await fresh({ migrated: false })
		await other.close()
		const restored = await runHere(folderOf(other), ['restore', archiveIn(folder)])
		expect(restored, restored.stderr).toMatchObject({ code: 0 })
		const { db, close } = await openStore(folderOf(other))
		expect(await db.selectFrom('people').select('merged_into').where('id', '=', first).execute()).toEqual([
			{ merged_into: last },
		])
		const nowhere = db.updateTable('people').set({ merged_into: 'nobody' }).execute()
		await expect(nowhere, 'what points nowhere is refused as before').rejects.toThrow(/foreign key/i)
		await close()
	})

	test('is not restored to a store in use, nor if it is damaged or newer; nothing is changed', async () => {
		const store = await fresh({ seed: true })
		const connection = folderOf(store)
		const server = await runServer(connection)
		await post(server.url, '/contact', Object.fromEntries(quoteEntries({ email: 'before@example.com' })))
		const folder = freshFolder()
		expect((await run(connection, ['backup', folder])).code).toBe(0)
		const archive = archiveIn(folder)
		await post(server.url, '/contact', Object.fromEntries(quoteEntries({ email: 'after@example.com' })))

		const inUse = await run(connection, ['restore', archive])
		expect(inUse.code).toBe(1)
		expect(inUse.stderr).toContain('in use')
		expect(inUse.stderr).toContain('Nothing was changed.')

		await server.stop()
		const whole = gunzipSync(readFileSync(archive))
		const changed = (from: string, to: string) =>
			gzipSync(Buffer.from(whole.toString('latin1').replace(from, to), 'latin1'))
		const bytes = readFileSync(archive)
		const cases: [string, Buffer, string][] = [
			['cut off', bytes.subarray(0, bytes.length - 2000), 'damaged'],
			['a letter changed', changed('before@example.com', 'befOre@example.com'), 'damaged'],
			['newer', changed('"format": 1', '"format": 2'), 'made by a newer version'],
			['newer by a migration', changed('"0001_store"', '"9901_store"'), 'made by a newer version'],
			['something else', Buffer.from('not an archive'), 'damaged or is no archive'],
			['a way out', await archiveOf('../../../etc/evil'), 'which no archive of ours does'],
		]
		for (const [name, content, sentence] of cases) {
			const file = join(folder, 'tried.tar.gz')
			writeFileSync(file, content)
			const tried = await runHere(connection, ['restore', file])
			expect([name, tried.code], tried.stderr).toEqual([name, 1])
			expect(tried.stderr).toContain(sentence)
			expect(await names(store)).toEqual(['after@example.com', 'before@example.com'])
		}
		expect(readdirSync(connection.dataDir).filter((file) => file.startsWith('restoring'))).toEqual([])
	})

	test('reads pictures from a bucket and restores them to one', async () => {
		const store = await fresh({ seed: true })
		const connection = folderOf(store)
		const [from, to] = [await startS3(), await startS3()]
		const server = await serveStore(connection, from.environment)
		const picture = await uploadPicture(server.url, store)
		const folder = freshFolder()
		const backup = await runHere(connection, ['backup', folder], from.environment)
		expect(backup, backup.stderr).toMatchObject({ code: 0 })
		await server.stop()
		const other = await fresh({ migrated: false })
		await other.close()
		const target = folderOf(other)
		const restored = await runHere(target, ['restore', archiveIn(folder)], to.environment)
		expect(restored, restored.stderr).toMatchObject({ code: 0, stderr: '' })
		const again = await serveStore(target, to.environment)
		expect(await bytesOf(again.url + picture.path)).toEqual(picture.bytes)
		expect(existsSync(join(target.dataDir, 'uploads'))).toBe(false)
	})

	test('that cannot finish in time leaves nothing behind', async () => {
		const store = await fresh({ seed: true })
		const folder = freshFolder()
		const late = await run(folderOf(store), ['backup', folder, '--deadline', '0.001'])
		expect(late).toMatchObject({ code: 1 })
		expect(late.stderr).toContain('was not finished within 0.001 seconds')
		expect(readdirSync(folder)).toEqual([])
	})

	test('contains no secrets unless asked for them, and is readable by its owner alone', async () => {
		const store = await fresh({ seed: true })
		const settings = { SMTP_URL: 'smtp://office:mail-pass@127.0.0.1:2525', LOG_LEVEL: 'warn' }
		const settingsIn = (folder: string) => gunzipSync(readFileSync(archiveIn(folder))).toString('latin1')
		const [bare, whole] = [freshFolder(), freshFolder()]
		expect((await run(folderOf(store), ['backup', bare], settings)).code).toBe(0)
		expect(settingsIn(bare)).toContain('"LOG_LEVEL": "warn"')
		expect(settingsIn(bare)).not.toContain('mail-pass')
		expect((await run(folderOf(store), ['backup', whole, '--with-secrets'], settings)).code).toBe(0)
		expect(settingsIn(whole)).toContain('mail-pass')
		for (const folder of [bare, whole]) expect(statSync(archiveIn(folder)).mode & 0o777).toBe(0o600)
	})
})

describeStore('postgres', 'a restore', (fresh) => {
	test('waits for the connections of a server that has just stopped', async () => {
		const store = await fresh({ seed: true })
		await store.close()
		const connection = folderOf(store)
		const folder = freshFolder()
		expect((await runHere(connection, ['backup', folder])).code).toBe(0)
		const lingering = await openStore({ ...connection, appSecret: null })
		await lingering.db.selectFrom('quote_requests').selectAll().execute()
		const restoring = runHere(connection, ['restore', archiveIn(folder)])
		const isRefused = await Promise.race([restoring, sleep(500).then(() => null)])
		await lingering.close()
		expect(isRefused).toBeNull()
		expect(await restoring).toMatchObject({ code: 0, stderr: '' })
	})
})

describeStore('sqlite', 'the commands', (fresh) => {
	test('restore keys only where they can be opened, or with the secret from the archive', async () => {
		const { connection } = await fresh({ migrated: false })
		const alone = { APP_SECRET: '' }
		const server = await serveStore(connection, alone)
		// The first request creates the first key, the one used to hash addresses.
		await post(server.url, '/contact', Object.fromEntries(quoteEntries()))
		await server.stop()
		const [bare, whole] = [freshFolder(), freshFolder()]
		expect((await run(connection, ['backup', bare], alone)).code).toBe(0)
		expect((await runHere(connection, ['backup', whole, '--with-secrets'], alone)).code).toBe(0)

		const target = { dataDir: freshFolder(), databaseUrl: undefined, appSecret: testAppSecret }
		const refused = await runHere(target, ['restore', archiveIn(bare)], alone)
		expect(refused).toMatchObject({
			code: 1,
			stderr: expect.stringContaining('sealed with the APP_SECRET of the site'),
		})
		expect(readdirSync(target.dataDir)).toEqual([])
		const other = await runHere(target, ['restore', archiveIn(bare)], { APP_SECRET: 'x'.repeat(40) })
		expect(other.code).toBe(1)
		expect((await runHere(target, ['restore', archiveIn(whole)], alone)).code).toBe(0)
		const again = await serveStore(target, alone)
		expect((await get(again.url, '/readyz')).status).toBe(200)
	})

	test('restore a text that was due since the backup as possibly sent, so that it does not leave a second time', async () => {
		const store = await fresh({ seed: true })
		const { id } = await insertStaff(store, 'office')
		const staff = { id, name: 'Test office' }
		const text = { number: '+19705550142', text: 'We come on Tuesday.', personId: null, leadId: null, staff }
		// Noon and midnight: a text written at night waits until morning.
		const [noon, night] = [new Date('2026-11-24T19:00:00Z'), new Date(Date.now() + 3 * 24 * 3600_000)]
		await store.db.transaction().execute(async (trx) => {
			await insertText(trx, sampleFacts, { ...text, key: 'due', now: noon })
			await insertText(trx, sampleFacts, { ...text, key: 'later', now: night })
		})
		const folder = freshFolder()
		expect(await runHere(folderOf(store), ['backup', folder])).toMatchObject({ code: 0 })
		const other = await fresh({ migrated: false })
		await other.close()
		expect(await runHere(folderOf(other), ['restore', archiveIn(folder)])).toMatchObject({ code: 0 })
		const { db, close } = await openStore(folderOf(other))
		const texts = await db.selectFrom('texts').select(['id', 'state']).orderBy('id').execute()
		await close()
		// The worker treats the first text as one whose sending was interrupted.
		expect(texts).toEqual([
			{ id: 'due', state: 'sending' },
			{ id: 'later', state: 'waiting' },
		])
	})

	test('refuse to restore with another COMPANY than the backup’s, because the archive does not contain the company folder', async () => {
		const COMPANY = 'companies/ocotillo'
		const store = await fresh({ seed: true })
		const [own, plain] = [freshFolder(), freshFolder()]
		expect(await run(folderOf(store), ['backup', own], { COMPANY })).toMatchObject({ code: 0 })
		expect(await runHere(folderOf(store), ['backup', plain])).toMatchObject({ code: 0 })
		const other = await fresh({ migrated: false })
		await other.close()
		const target = folderOf(other)
		for (const [folder, environment, said] of [
			[own, {}, `is of the company in ${COMPANY}, which it does not hold.`],
			[own, { COMPANY: 'companies/whetstone' }, `set COMPANY=${COMPANY}, and restore again.`],
			[plain, { COMPANY }, 'Leave COMPANY unset, and restore again.'],
		] as const)
			expect(await runHere(target, ['restore', archiveIn(folder)], environment)).toMatchObject({
				code: 1,
				stderr: expect.stringContaining(said),
			})
		// Only the folder's name counts, not where it is.
		const moved = { COMPANY: `/srv/${COMPANY}` }
		expect(await runHere(target, ['restore', archiveIn(own)], moved)).toMatchObject({ code: 0 })
	})

	test('explain wrong arguments and create no store', async () => {
		const { connection } = await fresh({ migrated: false })
		const empty = { dataDir: join(freshFolder(), 'none'), databaseUrl: undefined, appSecret: testAppSecret }
		const cases: [Connection, string[], string][] = [
			[empty, ['backup', freshFolder()], 'There is no store in'],
			[connection, ['restore'], 'Usage: restore FILE'],
			[connection, ['restore', '/nowhere.tar.gz'], 'There is no /nowhere.tar.gz.'],
			[connection, ['backup', '--deadline', 'soon'], 'Usage: backup'],
			[connection, ['undo'], 'There is no command undo'],
		]
		for (const [target, words, sentence] of cases) {
			const ended = await run(target, words)
			expect(ended.code).toBe(1)
			expect(ended.stderr).toContain(sentence)
		}
		expect(existsSync(join(empty.dataDir, 'store.sqlite'))).toBe(false)
	})
})
