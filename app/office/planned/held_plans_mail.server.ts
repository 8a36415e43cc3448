import { formatDay } from '#platform/time/format_day.ts'
import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { mayEdit } from '../parts/screens.ts'
import { queueAccountMail } from '../sign_in/account_mails.server.ts'

/** Mails the planners of plans that were held, or the owners if a planner may no longer decide; one mail per person. */
export async function mailAboutHeldPlans(
	trx: Transaction<Database>,
	{ content, publicUrl }: { content: ContentHub; publicUrl: string },
	held: readonly PlannedChangeRow[],
	now: Date,
): Promise<void> {
	const staff = await trx
		.selectFrom('staff')
		.select(['id', 'name', 'email', 'role'])
		.where('is_active', '=', true)
		.orderBy('id')
		.execute()
	const decides = (person: (typeof staff)[number], plan: PlannedChangeRow) => {
		const planner = staff.find(({ id }) => id === plan.staff_id)
		return planner && mayEdit(planner.role, plan.content_table) ? person === planner : person.role === 'owner'
	}
	for (const person of staff) {
		const theirs = held.filter((plan) => decides(person, plan))
		const [first] = theirs
		if (!first) continue
		const what = theirs.length === 1 ? 'A change' : `${theirs.length} changes`
		const subject = `${what} planned for ${formatDay(first.starts_on, 'date')} did not take effect`
		const lines = [
			`${subject}: somebody changed the same meanwhile, or the site could not show it. Nothing was overwritten, and what was planned is not lost.`,
			'',
			`Please decide: ${publicUrl}/admin/planned`,
		]
		await queueAccountMail(trx, content.current.facts, { to: person, subject, lines }, now)
	}
}
