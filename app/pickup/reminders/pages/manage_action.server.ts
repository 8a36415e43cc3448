import {
	changeSubscription,
	type Changed,
	deleteMailbox,
	endSubscription,
	managedSubscription,
	mayChange,
	resumeSubscription,
} from '../manage.server.ts'
import type { SubscriptionServices } from '../subscribe.server.ts'

/** What was done, as the page's address says it afterwards. */
type Done = 'changed' | 'stopped' | 'resumed' | 'taken' | 'deleted' | 'too-many' | 'gone'

/** Does what a button of the page says. Returns what is wrong with the fields where something is. */
export async function manageAction(
	services: SubscriptionServices,
	token: string,
	form: FormData | null,
	now: Date,
): Promise<Done | Extract<Changed, { ok: false }>> {
	const subscription = await managedSubscription(services, token)
	if (!subscription || !form) return 'gone'
	if (!(await mayChange(services, subscription.id, now))) return 'too-many'
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
