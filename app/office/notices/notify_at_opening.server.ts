import type { Transaction } from 'kysely'
import { isOpen } from '#app/company/business_hours.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import type { Health, Services } from '#app/services.server.ts'
import type { Database } from '#db/schema.ts'
import { queueAccountMail } from '../sign_in/account_mails.server.ts'
import { openingMail } from './mails/opening_mail.server.ts'
import { awaitsToday, isNothing } from './mails/awaits_today.server.ts'
import { recordNoticeOnce } from './told_notices.server.ts'
import { rolesWithRequests } from '#app/leads/roles_with_requests.ts'

/**
 * Mails active staff the work that awaits them, once per day that the office opens: at opening time, or later if no
 * server was running. Skips staff who turned the mail off or were added after opening time, and sends nothing if there
 * is no work. Returns the number of queued mails.
 */
export async function notifyAtOpening(
	services: Pick<Services, 'store' | 'content' | 'publicUrl'> & { health: Pick<Health, 'mail'> },
	now: Date,
): Promise<number> {
	const { store, content } = services
	const { facts } = content.current
	if (!isOpen(now, facts)) return 0
	const { date } = localTimeOf(now, facts)
	const known = await store.db
		.selectFrom('told_notices')
		.select('about')
		.where('kind', '=', 'opening')
		.where('about', '=', date)
		.executeTakeFirst()
	if (known) return 0
	const mail = await services.health.mail()
	return store.db.transaction().execute(async (trx) => {
		if (!(await recordNoticeOnce(trx, 'opening', date, now))) return 0
		const awaits = await awaitsToday(trx, content.current, date, now)
		if (isNothing(awaits)) return 0
		const at = openingOf(date, facts)
		const people = await readers(trx, at.from)
		const isMailHeld = mail?.isConfigured === false
		const words = openingMail({ awaits, isMailHeld, publicUrl: services.publicUrl, zoned: facts })
		for (const to of people) await queueAccountMail(trx, facts, { ...words, to, useful_until: at.until }, now)
		return people.length
	})
}

function openingOf(date: string, facts: Pick<Facts, 'hours' | 'timeZone'>): { from: string; until: string } {
	const at = (time: string) => instantOf({ date, time }, facts).toISOString()
	return { from: at(facts.hours.opens), until: at(facts.hours.closes) }
}

/** The active staff who have not turned the mail off, by name. */
function readers(trx: Transaction<Database>, openedAt: string): Promise<{ name: string; email: string }[]> {
	return trx
		.selectFrom('staff')
		.leftJoin('notice_settings', 'staff_id', 'staff.id')
		.select(['staff.name', 'staff.email'])
		.where('staff.is_active', '=', true)
		.where('staff.role', 'in', rolesWithRequests)
		.where('staff.created_at', '<', openedAt)
		.where(({ or, eb }) => or([eb('wants_opening_mail', 'is', null), eb('wants_opening_mail', '=', true)]))
		.orderBy('staff.name')
		.orderBy('staff.id')
		.execute()
}
