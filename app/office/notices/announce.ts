import {
	dueKey,
	dueTitle,
	newKey,
	newTitle,
	type Notices,
	type RequestNotice,
} from '../requests/request_notice.ts'

/** Shows browser notifications for requests if they are allowed and this window does not have the focus. */
export function announce({ fresh, due }: Notices): void {
	if (document.hasFocus() || !('Notification' in window) || Notification.permission !== 'granted') return
	for (const notice of fresh) notify(newKey(notice), newTitle(notice), notice.reference, notice)
	for (const notice of due)
		notify(dueKey(notice), dueTitle(notice), `${notice.reference}. ${notice.due}`, notice)
}

/** `tag` prevents a second notification for the same request, including one that was pushed. */
function notify(tag: string, title: string, body: string, { path }: RequestNotice): void {
	try {
		const notification = new Notification(title, { body, tag, icon: '/icon-180.png', lang: 'en' })
		notification.addEventListener('click', () => {
			window.focus()
			window.location.assign(path)
		})
	} catch {
		// Browsers on phones only show notifications from service workers; phones get these as pushes.
	}
}
