import type { Services } from '#app/services.server.ts'
import { countAsking } from '../kernel/plans/planned_notes.server.ts'
import { countAsShipped } from '../samples/as_shipped.server.ts'
import { backupAge } from './backup_age.server.ts'
import { mailAlarm } from './mail_alarm.ts'
import { seesRequests } from '../sign_in/roles.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { releasedRequests } from '../requests/release_requests.server.ts'
import { secondStepRule } from '../sign_in/second_step_rule.server.ts'

/** The pages with reminders: where the day begins, and where they can be acted on. On every page they would get in the way. */
const remindsOn = new Set(['/admin', '/admin/staff', '/admin/account'])
const today = '/admin'

/** Returns the notices above an office page that stay until they are resolved; only those that this staff member can act on. */
export async function standingNotices(
	services: Pick<Services, 'store' | 'content' | 'log' | 'health'>,
	{ role }: Pick<Staff, 'role'>,
	path: string,
	now: Date,
) {
	if (!seesRequests(role)) return nothingStands
	const { store, content } = services
	const [isOwner, isToday] = [role === 'owner', path === today]
	const backup = isOwner ? await backupAge(store.db, now) : null
	const isReminding = isOwner && remindsOn.has(path)
	const [isDiskWritable, mail] = await Promise.all([services.health.isDiskWritable(), services.health.mail()])
	return {
		isDiskFull: !isDiskWritable,
		alarm: mailAlarm(mail),
		/** A warning for the operator of the server. */
		warning: services.health.proxyWarning(),
		released: isToday ? await releasedRequests(store.db, now) : [],
		/** The sentence on the age of the last backup, if it is overdue. */
		overdueBackup: backup?.isOverdue ? backup.sentence : null,
		/** The number of planned changes that need a decision. */
		plansAsking: isOwner || role === 'editor' ? await countAsking(store.db, content) : 0,
		remindsOfSecondStep: isReminding && (await secondStepRule(store.db)) === 'undecided',
		asShipped: isToday ? await countAsShipped(services, role, now) : null,
	}
}

/** The standing notices of a page; null, 0 or empty for none. */
export type StandingNotices = Awaited<ReturnType<typeof standingNotices>>

const nothingStands = {
	isDiskFull: false,
	alarm: null,
	warning: null,
	released: [],
	overdueBackup: null,
	plansAsking: 0,
	remindsOfSecondStep: false,
	asShipped: null,
}
