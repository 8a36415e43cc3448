import type { MailAlarm } from './mail_alarm.ts'

/** What stands above a page of the office until something is done about it; null, 0 or empty for nothing. */
export interface StandingNotices {
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
