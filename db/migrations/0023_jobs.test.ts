import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachStore, describeStore, type FreshStore } from '#test/stores.ts'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.server.ts'

const at = '2026-11-18T17:00:00.000Z'
const later = '2026-11-18T17:05:00.000Z'
const muchLater = '2026-11-18T18:00:00.000Z'

/** A store at the migration before, with a sent mail, a new one, a failed one, and a leased one. */
async function storeBeforeJobs(
	fresh: (options: { migrated: false }) => Promise<FreshStore>,
): Promise<FreshStore> {
	const store = await fresh({ migrated: false })
	await migrate(store, { upTo: '0022_pickup_areas' })
	const db = store.db.withoutPlugins()
	await insertAsOlderServer(store, 'sent', { sent_at: at, attempts: 1 })
	await insertAsOlderServer(store, 'new', {})
	const error = { last_error: '451 later', failure: 'deferred', failures: 2 }
	await insertAsOlderServer(store, 'failed', { attempts: 3, next_attempt_at: muchLater, ...error })
	await insertAsOlderServer(store, 'leased', { attempts: 1, leased_by: 'older', leased_until: later })
	const isReady = store.kind === 'sqlite' ? 0 : false
	await sql`insert into uploaded_pictures (id, name, alt, width, height, focal_x, focal_y, widths, is_avif_ready, bytes,
		uploaded_by, created_at, updated_at)
		values ('truck', 'truck.png', 'A truck', 400, 300, 0.5, 0.5, '[400]', ${isReady}, 9, 'Kit', ${at}, ${at})`.execute(
		db,
	)
	await sql`insert into picture_jobs (picture_id, attempts, next_attempt_at, last_error)
		values ('truck', 2, ${later}, 'disk full')`.execute(db)
	return store
}

/** Inserts a mail as servers of the version before did. */
async function insertAsOlderServer(
	{ db }: Store,
	id: string,
	changes: Record<string, string | number | null>,
): Promise<void> {
	const mail = { attempts: 0, next_attempt_at: at, leased_by: null, leased_until: null, sent_at: null }
	const state = { ...mail, last_error: null, failure: null, failures: 0, ...changes }
	const names = Object.keys(state).map((name) => sql.ref(name))
	await sql`insert into outbox (id, kind, to_address, subject, body, message_id, created_at, ${sql.join(names)})
		values (${id}, 'account', 'kit@example.com', 'Hello', 'Kit', ${`<${id}>`}, ${at},
			${sql.join(Object.values(state))})`.execute(db.withoutPlugins())
}

const jobsOf = ({ db }: Store) =>
	db.selectFrom('jobs').selectAll().orderBy('kind').orderBy('subject_id').execute()
const jobOf = async (store: Store, id: string) =>
	(await jobsOf(store)).find(({ subject_id }) => subject_id === id)

const untried = {
	kind: 'mail',
	priority: 0,
	attempts: 0,
	next_attempt_at: at,
	leased_by: null,
	leased_until: null,
	last_error: null,
	failure: null,
	failures: 0,
	created_at: at,
}

describeEachStore('work that was pending before the table of jobs', (fresh) => {
	test('is still pending, with its attempts and wait', async () => {
		const store = await storeBeforeJobs(fresh)
		await migrate(store)
		expect(await jobsOf(store)).toEqual([
			{
				...untried,
				subject_id: 'failed',
				attempts: 3,
				next_attempt_at: muchLater,
				last_error: '451 later',
				failure: 'deferred',
				failures: 2,
			},
			{ ...untried, subject_id: 'leased', attempts: 1, leased_by: 'older', leased_until: later },
			{ ...untried, subject_id: 'new' },
			{
				...untried,
				kind: 'picture',
				subject_id: 'truck',
				attempts: 2,
				next_attempt_at: later,
				last_error: 'disk full',
				failure: 'failed',
				failures: 2,
			},
		])
	})

	test('is deleted with its mail or picture', async () => {
		const store = await storeBeforeJobs(fresh)
		await migrate(store)
		await store.db.deleteFrom('outbox').where('id', '!=', 'new').execute()
		await store.db.deleteFrom('uploaded_pictures').execute()
		expect((await jobsOf(store)).map(({ subject_id }) => subject_id)).toEqual(['new'])
	})
})

/** The statements of the version before, as its servers send them. */
const older = {
	claim: (store: Store, now: string) =>
		rowsChanged(
			store,
			sql`update outbox set leased_by = 'older', leased_until = ${later}, attempts = attempts + 1
				where id = (select id from outbox where sent_at is null
					and (next_attempt_at <= ${now} or attempts = 0 or next_attempt_at > ${'2026-11-19T18:00:00.000Z'})
					and (leased_until is null or leased_until <= ${now} or leased_until > ${muchLater})
					order by next_attempt_at, id limit 1 for update skip locked) returning *`,
		),
	renew: (store: Store, id: string, until: string) =>
		rowsChanged(
			store,
			sql`update outbox set leased_until = ${until}
				where id = ${id} and leased_by = 'older' and sent_at is null`,
		),
	markSent: (store: Store, id: string) =>
		rowsChanged(
			store,
			sql`update outbox set sent_at = ${later}, leased_by = null, leased_until = null, last_error = null,
				failure = null, failures = 0 where id = ${id} and leased_by = 'older' and sent_at is null`,
		),
	markFailed: (store: Store, id: string) =>
		rowsChanged(
			store,
			sql`update outbox set next_attempt_at = ${muchLater}, leased_by = null, leased_until = null, last_error = '452 full',
				failure = 'deferred', failures = 1 where id = ${id} and leased_by = 'older' and sent_at is null`,
		),
	pullForward: (store: Store) =>
		rowsChanged(
			store,
			sql`update outbox set next_attempt_at = ${at} where sent_at is null and leased_by is null
				and next_attempt_at > ${at}`,
		),
}

async function rowsChanged({ db }: Store, query: ReturnType<typeof sql>): Promise<number> {
	const { numAffectedRows } = await query.execute(db.withoutPlugins())
	return Number(numAffectedRows)
}

describeStore('postgres', 'a server of the version before, on a store that has jobs', (fresh) => {
	test('leaves its mails to newer servers, and claims none', async () => {
		const store = await storeBeforeJobs(fresh)
		await migrate(store)
		await insertAsOlderServer(store, 'taken by the older one', {})
		expect(await jobOf(store, 'taken by the older one')).toEqual({
			...untried,
			subject_id: 'taken by the older one',
		})
		expect(await older.claim(store, at)).toBe(0)
		expect(await older.claim(store, muchLater)).toBe(0)
		await older.pullForward(store)
		expect(await older.claim(store, muchLater)).toBe(0)
		expect((await jobsOf(store)).filter(({ leased_by }) => leased_by !== null)).toHaveLength(1)
		// It sleeps until the next poll instead of polling for mails that it cannot claim.
		const soonest = await sql<{ soonest: string }>`select min(next_attempt_at) as soonest from outbox
			where sent_at is null and leased_until is null`.execute(store.db.withoutPlugins())
		expect(Date.parse(soonest.rows[0]?.soonest ?? '')).toBeGreaterThan(Date.parse('9000-01-01'))
	})

	test('finishes a mail that it is sending: its renewals and the outcome are stored in the job', async () => {
		const store = await storeBeforeJobs(fresh)
		await migrate(store)
		expect(await older.renew(store, 'leased', muchLater)).toBe(1)
		expect(await jobOf(store, 'leased')).toMatchObject({ leased_by: 'older', leased_until: muchLater })
		expect(await older.markFailed(store, 'leased')).toBe(1)
		expect(await jobOf(store, 'leased')).toMatchObject({
			leased_by: null,
			leased_until: null,
			next_attempt_at: muchLater,
			last_error: '452 full',
			failure: 'deferred',
			failures: 1,
		})
		const other = await storeBeforeJobs(fresh)
		await migrate(other)
		expect(await older.markSent(other, 'leased')).toBe(1)
		expect(await jobOf(other, 'leased')).toBeUndefined()
	})

	test('loses a mail to a newer server when its lease expired', async () => {
		const store = await storeBeforeJobs(fresh)
		await migrate(store)
		await store.db
			.updateTable('jobs')
			.set({ leased_by: 'newer' })
			.where('subject_id', '=', 'leased')
			.execute()
		expect(await older.renew(store, 'leased', muchLater)).toBe(0)
		expect(await older.markFailed(store, 'leased')).toBe(0)
		expect(await older.markSent(store, 'leased')).toBe(0)
		expect(await jobOf(store, 'leased')).toMatchObject({ leased_by: 'newer', leased_until: later })
		const sent = store.db.updateTable('outbox').set({ sent_at: later }).where('id', '=', 'leased')
		expect((await sent.executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n)
	})

	test('makes AVIF files under the same leases', async () => {
		const store = await storeBeforeJobs(fresh)
		await migrate(store)
		const claim = sql`update picture_jobs set leased_by = 'older', leased_until = ${muchLater}, attempts = attempts + 1
			where picture_id = (select picture_id from picture_jobs where next_attempt_at <= ${later}
				and (leased_until is null or leased_until <= ${later})
				order by next_attempt_at, picture_id limit 1 for update skip locked) returning *`
		expect(await rowsChanged(store, claim)).toBe(1)
		expect(await rowsChanged(store, claim)).toBe(0)
		expect(await jobOf(store, 'truck')).toMatchObject({ leased_by: 'older', attempts: 3 })
		const finish = sql`delete from picture_jobs where picture_id = 'truck' and leased_by = 'older'`
		expect(await rowsChanged(store, finish)).toBe(1)
		const add = sql`insert into picture_jobs (picture_id, attempts, next_attempt_at) values ('truck', 0, ${at})`
		expect(await rowsChanged(store, add)).toBe(1)
		expect(await jobOf(store, 'truck')).toEqual({ ...untried, kind: 'picture', subject_id: 'truck' })
	})
})
