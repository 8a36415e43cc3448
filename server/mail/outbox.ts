import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'

/** A process's claim on mails: whoever holds it alone may send, until `leaseMs` after the last renewal. */
export interface Lease {
	holder: string
	leaseMs: number
}

/**
 * Claims the mail that has been due longest, or nothing. No two processes get the same one: PostgreSQL skips rows
 * another is claiming, SQLite has one writer at a time. Counts as an attempt even if this process then dies.
 */
export async function claimMail(store: Store, lease: Lease, now: Date): Promise<OutboxRow | undefined> {
	const at = now.toISOString()
	const due = store.db
		.selectFrom('outbox')
		.select('id')
		.where('sent_at', 'is', null)
		.where('next_attempt_at', '<=', at)
		.where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
		.orderBy('next_attempt_at')
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

/** Keeps a claim alive while the mail is on its way. Returns false when it is no longer ours. */
export async function renewLease(store: Store, id: string, lease: Lease, now: Date): Promise<boolean> {
	return changed(ours(store, id, lease).set({ leased_until: leaseEnd(lease, now) }))
}

/** Returns false, with nothing changed, when the claim was lost in the meantime. */
export async function markSent(store: Store, id: string, lease: Lease, now: Date): Promise<boolean> {
	return changed(
		ours(store, id, lease).set({
			sent_at: now.toISOString(),
			leased_by: null,
			leased_until: null,
			last_error: null,
		}),
	)
}

/** Gives the mail back to be tried again at `nextAttempt`, with what went wrong. */
export async function markFailed(
	store: Store,
	id: string,
	lease: Lease,
	nextAttempt: Date,
	error: string,
): Promise<boolean> {
	return changed(
		ours(store, id, lease).set({
			next_attempt_at: nextAttempt.toISOString(),
			leased_by: null,
			leased_until: null,
			last_error: error,
		}),
	)
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

const keptNote = 'SMTP_URL is not set: kept in the outbox'

/** The mails nobody has yet said are waiting for a mail server; each is returned once, over all processes. */
export async function noteKeptMails(store: Store): Promise<OutboxRow[]> {
	return store.db
		.updateTable('outbox')
		.set({ last_error: keptNote })
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
	return new Date(now.getTime() + leaseMs).toISOString()
}
