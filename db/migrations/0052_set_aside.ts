import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** What looks like spam is set aside until the office says what it is; mails about new requests leave together. */
export async function setAsideSpam(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time } = columnWords(kind)
	await run(db, [
		`alter table lead_work add column ${time('set_aside_at')}`,
		`alter table lead_work add column ${time('requested_at')}`,
		`alter table lead_work add column ${time('confirmed_spam_at')}`,
		`create index lead_work_set_aside on lead_work (set_aside_at)
			where set_aside_at is not null and confirmed_spam_at is null`,
		`alter table outbox add column bundle text check (bundle <> '')`,
		`create index outbox_bundled on outbox (bundle, to_address, created_at) where bundle is not null`,
	])
}
