import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { rebuild, reworded, setAside } from './rebuild_on_sqlite.ts'
import { run } from './statements.ts'

const kindsBefore = `kind in ('staff', 'receipt', 'account', 'subscription', 'reminder')`
const kinds = `kind in ('staff', 'receipt', 'answer', 'account', 'subscription', 'reminder')`
const leadBefore = `(kind in ('staff', 'receipt')) = (form is not null)`
const lead = `(kind in ('staff', 'receipt', 'answer')) = (form is not null)`

/** Lets the outbox carry what the office answers to a lead. */
export async function outboxCarriesAnswers(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	if (kind === 'sqlite') {
		const { restore } = await setAside(db, ['outbox'])
		await rebuild(db, 'outbox', (definition) =>
			reworded(reworded(definition, kindsBefore, kinds), leadBefore, lead),
		)
		await run(db, restore)
	} else {
		await run(db, [
			`alter table outbox drop constraint outbox_kind_check, drop constraint outbox_lead_check`,
			`alter table outbox add constraint outbox_kind_check check (${kinds})`,
			`alter table outbox add constraint outbox_lead_check
				check (${lead} and (form is null) = (lead_id is null))`,
		])
	}
}
