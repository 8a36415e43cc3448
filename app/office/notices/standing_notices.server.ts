import type { Services } from '#app/services.server.ts'
import { countAsking } from '../kernel/plans/planned_notes.server.ts'
import { countAsShipped } from '../samples/as_shipped.server.ts'
import { backupAge } from './backup_age.server.ts'
import { mailAlarm, type MailAlarm } from './mail_alarm.ts'
import { seesRequests } from '../sign_in/roles.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { releasedRequests } from '../requests/release_requests.server.ts'
import { secondStepRule } from '../sign_in/second_step_rule.server.ts'

/** Where one begins the day and where one decides it: above every page it would stand in the way of work. */
const remindsOn = new Set(['/admin', '/admin/staff', '/admin/account'])
const today = '/admin'

/** What stands above a page of the office until something is done about it; only what this member of staff can act on. */
export async function standingNotices(
	services: Pick<Services, 'store' | 'content' | 'log' | 'health'>,
	{ role }: Pick<Staff, 'role'>,
	path: string,
	now: Date,
): Promise<StandingNotices> {
	if (!seesRequests(role)) return nothingStands
	const { store, content } = services
	const [isOwner, isToday] = [role === 'owner', path === today]
	const backup = isOwner ? await backupAge(store.db, now) : null
	const isReminding = isOwner && remindsOn.has(path)
	const [isDiskWritable, mail] = await Promise.all([services.health.isDiskWritable(), services.health.mail()])
	return {
		isDiskFull: !isDiskWritable,
		alarm: mailAlarm(mail),
		warning: services.health.proxyWarning(),
		released: isToday ? await releasedRequests(store.db, now) : [],
		overdueBackup: backup?.isOverdue ? backup.sentence : null,
		plansAsking: isOwner || role === 'editor' ? await countAsking(store.db, content) : 0,
		remindsOfSecondStep: isReminding && (await secondStepRule(store.db)) === 'undecided',
		asShipped: isToday ? await countAsShipped(services, role, now) : null,
	}
}

/** What stands above a page of the office until something is done about it; null, 0 or empty for nothing. */
export interface StandingNotices {
	isDiskFull: boolean
	alarm: MailAlarm | null
	/** A warning for the operator of the server. */
	warning: string | null
	/** Whose requests are nobody's since they were shut out. */
	released: readonly { name: string; count: number }[]
	/** How old the last backup is. */
	overdueBackup: string | null
	/** How many planned changes wait for a decision. */
	plansAsking: number
	remindsOfSecondStep: boolean
	/** How much is left of what came with the site. */
	asShipped: { facts: number; samples: number } | null
}

const nothingStands: StandingNotices = {
	isDiskFull: false,
	alarm: null,
	warning: null,
	released: [],
	overdueBackup: null,
	plansAsking: 0,
	remindsOfSecondStep: false,
	asShipped: null,
}
