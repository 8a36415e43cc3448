import { writeStored, readStored } from '#platform/browser/browser_storage.ts'

/** The path at which browsers add and remove push subscriptions. */
export const devicePath = '/admin/account/notices/device'
/** The storage key for the staff member this browser's pushes belong to; a colleague who signs in here gets none. */
const ownerKey = 'office-push-owner'
const longestWaitMs = 20_000

/** Whether this browser supports push: only over HTTPS, and on iPhones only when added to the home screen. */
export function canPush(): boolean {
	return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Returns this browser's push subscription if it belongs to this staff member. */
export async function ownSubscription(staffId: string): Promise<PushSubscription | null> {
	if (!canPush() || readStored(ownerKey) !== staffId) return null
	const registration = await navigator.serviceWorker.getRegistration('/admin/')
	return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes this browser after asking for permission. Throws, for example if the push service cannot be reached. */
export async function subscribe(staffId: string, publicKey: string): Promise<PushSubscription | 'denied'> {
	if ((await Notification.requestPermission()) !== 'granted') return 'denied'
	await navigator.serviceWorker.register('/admin/service-worker.js', { scope: '/admin/' })
	const { pushManager } = await navigator.serviceWorker.ready
	// A subscription made with another server key does not work.
	const earlier = await pushManager.getSubscription()
	if (earlier) await earlier.unsubscribe()
	const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
	const made = await Promise.race([subscribing, failAfter(longestWaitMs)])
	writeStored(ownerKey, staffId)
	return made
}

/** Chrome keeps trying for minutes if the push service does not respond. */
function failAfter(ms: number): Promise<never> {
	return new Promise((_, reject) => {
		setTimeout(() => reject(new Error('The push service did not answer.')), ms)
	})
}

/** The form fields that register a subscription with the server. */
export function subscriptionFields(subscription: PushSubscription): Record<string, string> {
	const { endpoint = '', keys } = subscription.toJSON()
	return { intent: 'add', endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

/** Confirms to the server that this browser still gets pushes, also in a new session. A failure is retried on the next page. */
export async function confirmSubscription(staffId: string): Promise<void> {
	const subscription = await ownSubscription(staffId).catch(() => null)
	if (subscription === null) return
	const body = new URLSearchParams(subscriptionFields(subscription))
	await fetch(devicePath, { method: 'POST', body }).catch(() => undefined)
}
