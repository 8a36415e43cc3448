import { countWithin } from '#platform/limits/count_hits.server.ts'
import { changeLimit } from '../limits.ts'
import {
	changeSubscription,
	type Changed,
	deleteMailbox,
	endSubscription,
	managedSubscription,
	resumeSubscription,
} from '../manage.server.ts'
import type { SubscriptionServices } from '../subscribe.server.ts'

/** The outcome, as shown in the URL after the redirect. */
type Done = 'changed' | 'stopped' | 'resumed' | 'taken' | 'deleted' | 'too-many' | 'gone'

/** Handles a button of the page: returns the outcome for the redirect, or the fields' errors. */
export async function manageAction(
	services: SubscriptionServices,
	token: string,
	form: FormData | null,
	now: Date,
): Promise<Done | Extract<Changed, { ok: false }>> {
	const subscription = await managedSubscription(services, token)
	if (!subscription || !form) return 'gone'
	if (!(await countWithin(services.store.db, changeLimit, subscription.id, now))) return 'too-many'
	switch (form.get('do')) {
		case 'stop':
			await endSubscription(services, subscription.id, now)
			return 'stopped'
		case 'resume':
			return (await resumeSubscription(services, subscription)) ? 'resumed' : 'taken'
		case 'delete':
			await deleteMailbox(services, subscription.mailbox)
			return 'deleted'
		default: {
			const changed = await changeSubscription(services, subscription, form)
			return changed.ok ? 'changed' : changed
		}
	}
}
