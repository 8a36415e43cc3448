import {
	dueKey,
	dueTitle,
	newKey,
	newTitle,
	type Notices,
	type RequestNotice,
} from '../requests/request_notice.ts'

/** Tells of requests with notifications of the browser, where they are allowed and this window is not being looked at. */
export function announce({ fresh, due }: Notices): void {
	if (document.hasFocus() || !('Notification' in window) || Notification.permission !== 'granted') return
	for (const notice of fresh) notify(newKey(notice), newTitle(notice), notice.reference, notice)
	for (const notice of due)
		notify(dueKey(notice), dueTitle(notice), `${notice.reference}. ${notice.due}`, notice)
}

/** `tag` keeps a notification of the same request, also one that was pushed, from standing there twice. */
function notify(tag: string, title: string, body: string, { path }: RequestNotice): void {
	try {
		const notification = new Notification(title, { body, tag, icon: '/icon-180.png', lang: 'en' })
		notification.addEventListener('click', () => {
			window.focus()
			window.location.assign(path)
		})
	} catch {
		// Phones show notifications of service workers only: they get them pushed.
	}
}
