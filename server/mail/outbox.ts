import type { OutboxRow } from '#db/schema.ts'
import type { MailFailure } from '#platform/mail/mail_failure.ts'
import type { Store } from '#db/store.server.ts'
import { longestWait } from '#platform/mail/backoff.ts'

/** How far the clocks of two servers may differ, in milliseconds. */
const clocksDifferBy = 120_000

/** A process's lease on mails: only its holder may send them, until `leaseMs` after the last renewal. */
export interface Lease {
	holder: string
	leaseMs: number
}

/**
 * Claims the mail due longest; undefined when none is due. Processes never get the same one: PostgreSQL skips locked
 * rows, SQLite has one writer. Counts as an attempt. `inHand` are this process's own; times beyond any wait or lease
 * predate a clock set back and are ignored.
 */
export async function claimMail(
	store: Store,
	lease: Lease,
	now: Date,
	inHand: readonly string[] = [],
): Promise<OutboxRow | undefined> {
	const at = now.toISOString()
	const due = store.db
		.selectFrom('outbox')
		.select('id')
		.where('sent_at', 'is', null)
		.where(({ eb, or, and }) =>
			or([
				eb('next_attempt_at', '<=', at),
				eb('attempts', '=', 0),
				eb('next_attempt_at', '>', later(now, longestWait('refused'))),
				and([
					eb('failure', '=', 'deferred'),
					eb('next_attempt_at', '>', later(now, longestWait('deferred'))),
				]),
				and([eb('failure', '=', 'server'), eb('next_attempt_at', '>', later(now, longestWait('server')))]),
			]),
		)
		.where(({ eb, or }) =>
			or([
				eb('leased_until', 'is', null),
				eb('leased_until', '<=', at),
				eb('leased_until', '>', later(now, lease.leaseMs + clocksDifferBy)),
			]),
		)
		.$if(inHand.length > 0, (query) => query.where('id', 'not in', inHand))
		.orderBy('next_attempt_at')
		.orderBy('id')
		.limit(1)
	return store.db
		.updateTable('outbox')
		.set((eb) => ({
			leased_by: lease.holder,
			leased_until: leaseEnd(lease, now),
			attempts: eb('attempts', '+', 1),
		}))
		.where('id', '=', store.kind === 'postgres' ? due.forUpdate().skipLocked() : due)
		.returningAll()
		.executeTakeFirst()
}

/** Renews the lease while the mail is being sent. Returns false when it was lost. */
export async function renewLease(store: Store, id: string, lease: Lease, now: Date): Promise<boolean> {
	return changed(ours(store, id, lease).set({ leased_until: leaseEnd(lease, now) }))
}

/** Returns false, with nothing changed, when the claim was lost in the meantime. */
export async function markSent(store: Store, id: string, lease: Lease, now: Date): Promise<boolean> {
	return changed(
		ours(store, id, lease).set((eb) => ({
			sent_at: now.toISOString(),
			leased_by: null,
			leased_until: null,
			last_error: null,
			failure: null,
			failures: 0,
			// The link in it is secret and no longer needed.
			body: eb.case().when('kind', '=', 'account').then('').else(eb.ref('body')).end(),
		})),
	)
}

/** Schedules another attempt at `nextAttempt`, and stores the error and the count of failures in a row. */
export async function markFailed(
	store: Store,
	id: string,
	lease: Lease,
	failed: { error: string; failure: MailFailure; failures: number; nextAttempt: Date },
): Promise<boolean> {
	return changed(
		ours(store, id, lease).set({
			next_attempt_at: failed.nextAttempt.toISOString(),
			leased_by: null,
			leased_until: null,
			last_error: failed.error,
			failure: failed.failure,
			failures: failed.failures,
		}),
	)
}

/** Makes mails due at once that wait only because the mail server was unreachable. */
export async function pullForward(store: Store, now: Date): Promise<void> {
	const at = now.toISOString()
	await store.db
		.updateTable('outbox')
		.set({ next_attempt_at: at })
		.where('sent_at', 'is', null)
		.where('leased_by', 'is', null)
		.where('failure', '=', 'server')
		.where('next_attempt_at', '>', at)
		.execute()
}

/** When the next mail falls due or a claim on one runs out; undefined when everything has left. */
export async function nextDue(store: Store): Promise<Date | undefined> {
	const waiting = store.db.selectFrom('outbox').where('sent_at', 'is', null)
	const { free } = await waiting
		.where('leased_until', 'is', null)
		.select((eb) => eb.fn.min('next_attempt_at').as('free'))
		.executeTakeFirstOrThrow()
	const { leased } = await waiting
		.where('leased_until', 'is not', null)
		.select((eb) => eb.fn.min('leased_until').as('leased'))
		.executeTakeFirstOrThrow()
	const times = [free, leased].filter((time) => time !== null).map((time) => Date.parse(time))
	return times.length === 0 ? undefined : new Date(Math.min(...times))
}

const heldNote = 'SMTP_URL is not set: kept in the outbox'

/** Marks mails that wait because no mail server is set, and returns the new ones: each once, over all processes. */
export async function markHeldMails(store: Store): Promise<OutboxRow[]> {
	return store.db
		.updateTable('outbox')
		.set({ last_error: heldNote })
		.where('sent_at', 'is', null)
		.where('last_error', 'is', null)
		.returningAll()
		.execute()
}

function ours(store: Store, id: string, lease: Lease) {
	return store.db
		.updateTable('outbox')
		.where('id', '=', id)
		.where('leased_by', '=', lease.holder)
		.where('sent_at', 'is', null)
}

async function changed(update: {
	executeTakeFirstOrThrow(): Promise<{ numUpdatedRows: bigint }>
}): Promise<boolean> {
	const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

function leaseEnd({ leaseMs }: Lease, now: Date): string {
	return later(now, leaseMs)
}

function later(now: Date, ms: number): string {
	return new Date(now.getTime() + ms).toISOString()
}
