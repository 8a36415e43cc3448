import type { StaffRole } from '#db/staff_rows.ts'
import type { OfficeIconName } from './office_icon.tsx'

/** An item of the office's navigation. */
export interface NavigationItem {
	to: string
	label: string
	icon: OfficeIconName
	/** True if `to` is a prefix of other items' paths and must match whole. */
	end?: boolean
	roles: readonly StaffRole[]
}

const everyone = ['office', 'editor', 'owner'] as const

/** The navigation, in order. */
const navigation: readonly NavigationItem[] = [
	{ to: '/admin/leads', label: 'Inbox', icon: 'inbox', roles: everyone },
	{ to: '/admin/people', label: 'People', icon: 'caller', roles: everyone },
	{ to: '/admin/dashboard', label: 'Week', icon: 'chart', roles: everyone },
	{ to: '/admin/alerts', label: 'Alerts', icon: 'alert', roles: everyone },
	{ to: '/admin/pickup', label: 'Pickup week', icon: 'calendar', roles: everyone },
	{ to: '/admin/reminders', label: 'Reminders', icon: 'bell', roles: everyone },
	{ to: '/admin/content', label: 'Content', icon: 'pen', roles: ['editor', 'owner'] },
	{ to: '/admin/streets', label: 'Streets', icon: 'signpost', roles: ['editor', 'owner'] },
	{ to: '/admin/pictures', label: 'Pictures', icon: 'picture', roles: ['editor', 'owner'] },
	{ to: '/admin/facts', label: 'Facts', icon: 'facts', roles: ['owner'] },
	{ to: '/admin/staff', label: 'Staff', icon: 'people', roles: ['owner'] },
	{ to: '/admin/account', label: 'Account', icon: 'person', roles: everyone },
]

export function navigationFor(role: StaffRole): NavigationItem[] {
	return navigation.filter((item) => item.roles.includes(role))
}
