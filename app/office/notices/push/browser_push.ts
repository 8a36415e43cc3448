import { writeStored, readStored } from '#platform/browser/browser_storage.ts'

/** Where this browser's pushes are added and removed. */
export const devicePath = '/admin/account/notices/device'
/** Whose pushes this browser gets, as long as it gets any: a colleague who signs in here is not meant. */
const ownerKey = 'office-push-owner'
const longestWaitMs = 20_000

/** Whether this browser can get pushes at all. Only over https, and on an iPhone only from the home screen. */
export function canPush(): boolean {
	return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** This browser's subscription, if it gets pushes for this member of staff. */
export async function ownSubscription(staffId: string): Promise<PushSubscription | null> {
	if (!canPush() || readStored(ownerKey) !== staffId) return null
	const registration = await navigator.serviceWorker.getRegistration('/admin/')
	return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes this browser, after its question to the person. Throws, among others, when it cannot reach its push service. */
export async function subscribe(staffId: string, publicKey: string): Promise<PushSubscription | 'denied'> {
	if ((await Notification.requestPermission()) !== 'granted') return 'denied'
	await navigator.serviceWorker.register('/admin/service-worker.js', { scope: '/admin/' })
	const { pushManager } = await navigator.serviceWorker.ready
	// One that was made for another key of the server is of no use.
	const earlier = await pushManager.getSubscription()
	if (earlier) await earlier.unsubscribe()
	const asked = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
	const made = await Promise.race([asked, failAfter(longestWaitMs)])
	writeStored(ownerKey, staffId)
	return made
}

/** Chrome asks for minutes where nothing answers. */
function failAfter(ms: number): Promise<never> {
	return new Promise((_, reject) => {
		setTimeout(() => reject(new Error('The push service did not answer.')), ms)
	})
}

/** What the server is told of a subscription. */
export function subscriptionFields(subscription: PushSubscription): Record<string, string> {
	const { endpoint = '', keys } = subscription.toJSON()
	return { intent: 'add', endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

/** Tells the server that this browser still gets pushes, also in a new session. What fails is tried again on the next page. */
export async function confirmSubscription(staffId: string): Promise<void> {
	const subscription = await ownSubscription(staffId).catch(() => null)
	if (subscription === null) return
	const body = new URLSearchParams(subscriptionFields(subscription))
	await fetch(devicePath, { method: 'POST', body }).catch(() => undefined)
}
