import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachStore, describeStore, type FreshStore } from '#test/stores.ts'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.server.ts'

const at = '2026-11-18T17:00:00.000Z'
const later = '2026-11-18T17:05:00.000Z'
const much = '2026-11-18T18:00:00.000Z'

/** The store as the version before left it: a mail that left, a new one, one that failed, one in somebody's hands. */
async function storeOfBefore(
	fresh: (options: { migrated: false }) => Promise<FreshStore>,
): Promise<FreshStore> {
	const store = await fresh({ migrated: false })
	await migrate(store, { upTo: '0022_pickup_areas' })
	const db = store.db.withoutPlugins()
	await insertAsBefore(store, 'sent', { sent_at: at, attempts: 1 })
	await insertAsBefore(store, 'new', {})
	const error = { last_error: '451 later', failure: 'deferred', failures: 2 }
	await insertAsBefore(store, 'failed', { attempts: 3, next_attempt_at: much, ...error })
	await insertAsBefore(store, 'in hand', { attempts: 1, leased_by: 'older', leased_until: later })
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

/** As the version before wrote mails. */
async function insertAsBefore(
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

describeEachStore('what was still to be done before there were jobs', (fresh) => {
	test('is still to be done, as often tried and as long to wait', async () => {
		const store = await storeOfBefore(fresh)
		await migrate(store)
		expect(await jobsOf(store)).toEqual([
			{
				...untried,
				subject_id: 'failed',
				attempts: 3,
				next_attempt_at: much,
				last_error: '451 later',
				failure: 'deferred',
				failures: 2,
			},
			{ ...untried, subject_id: 'in hand', attempts: 1, leased_by: 'older', leased_until: later },
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

	test('goes with the mail or the picture that it was for', async () => {
		const store = await storeOfBefore(fresh)
		await migrate(store)
		await store.db.deleteFrom('outbox').where('id', '!=', 'new').execute()
		await store.db.deleteFrom('uploaded_pictures').execute()
		expect((await jobsOf(store)).map(({ subject_id }) => subject_id)).toEqual(['new'])
	})
})

/** The statements of the version before, as it sent them. */
const older = {
	claim: (store: Store, now: string) =>
		rowsChanged(
			store,
			sql`update outbox set leased_by = 'older', leased_until = ${later}, attempts = attempts + 1
				where id = (select id from outbox where sent_at is null
					and (next_attempt_at <= ${now} or attempts = 0 or next_attempt_at > ${'2026-11-19T18:00:00.000Z'})
					and (leased_until is null or leased_until <= ${now} or leased_until > ${much})
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
			sql`update outbox set next_attempt_at = ${much}, leased_by = null, leased_until = null, last_error = '452 full',
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
	test('hands its mails over, and claims none', async () => {
		const store = await storeOfBefore(fresh)
		await migrate(store)
		await insertAsBefore(store, 'taken by the older one', {})
		expect(await jobOf(store, 'taken by the older one')).toEqual({
			...untried,
			subject_id: 'taken by the older one',
		})
		expect(await older.claim(store, at)).toBe(0)
		expect(await older.claim(store, much)).toBe(0)
		await older.pullForward(store)
		expect(await older.claim(store, much)).toBe(0)
		expect((await jobsOf(store)).filter(({ leased_by }) => leased_by !== null)).toHaveLength(1)
		// It sleeps until its next look instead of asking for what it cannot have.
		const soonest = await sql<{ soonest: string }>`select min(next_attempt_at) as soonest from outbox
			where sent_at is null and leased_until is null`.execute(store.db.withoutPlugins())
		expect(Date.parse(soonest.rows[0]?.soonest ?? '')).toBeGreaterThan(Date.parse('9000-01-01'))
	})

	test('ends what it had begun: it keeps the mail as long as it renews, and what came of it counts', async () => {
		const store = await storeOfBefore(fresh)
		await migrate(store)
		expect(await older.renew(store, 'in hand', much)).toBe(1)
		expect(await jobOf(store, 'in hand')).toMatchObject({ leased_by: 'older', leased_until: much })
		expect(await older.markFailed(store, 'in hand')).toBe(1)
		expect(await jobOf(store, 'in hand')).toMatchObject({
			leased_by: null,
			leased_until: null,
			next_attempt_at: much,
			last_error: '452 full',
			failure: 'deferred',
			failures: 1,
		})
		const other = await storeOfBefore(fresh)
		await migrate(other)
		expect(await older.markSent(other, 'in hand')).toBe(1)
		expect(await jobOf(other, 'in hand')).toBeUndefined()
	})

	test('has lost a mail that a new one took over when the lease had run out', async () => {
		const store = await storeOfBefore(fresh)
		await migrate(store)
		await store.db
			.updateTable('jobs')
			.set({ leased_by: 'newer' })
			.where('subject_id', '=', 'in hand')
			.execute()
		expect(await older.renew(store, 'in hand', much)).toBe(0)
		expect(await older.markFailed(store, 'in hand')).toBe(0)
		expect(await older.markSent(store, 'in hand')).toBe(0)
		expect(await jobOf(store, 'in hand')).toMatchObject({ leased_by: 'newer', leased_until: later })
		const sent = store.db.updateTable('outbox').set({ sent_at: later }).where('id', '=', 'in hand')
		expect((await sent.executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n)
	})

	test('makes AVIF files by the same leases', async () => {
		const store = await storeOfBefore(fresh)
		await migrate(store)
		const claim = sql`update picture_jobs set leased_by = 'older', leased_until = ${much}, attempts = attempts + 1
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
