import type { ContentHub } from '#app/content/snapshot.server.ts'
import { privateMeta } from '#app/seo/private_page.server.ts'

/** The meta tags of a page about somebody's reminders. */
export function reminderMeta(title: string, services: { publicUrl: string; content: ContentHub }) {
	return privateMeta({ title, description: 'Pickup reminders by email.', image: 'reminders' }, services)
}
