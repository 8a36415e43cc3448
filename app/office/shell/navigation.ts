import type { StaffRole } from '#db/staff_rows.ts'
import type { OfficeIconName } from './office_icon.tsx'

/** An item of the office's navigation. */
export interface NavigationItem {
	to: string
	/** The heading that it stands under. */
	group: 'Requests' | 'Pickups' | 'Site' | 'Team'
	label: string
	/** The beginning of the label, where there is room for one word. */
	short?: string
	icon: OfficeIconName
	/** The code of the key that opens it from anywhere, together with Alt + Shift. */
	key?: `Key${string}`
	/** True if `to` is a prefix of other items' paths and must match whole. */
	end?: boolean
	roles: readonly StaffRole[]
}

/** The requests of every form: what is told of stands there. */
export const inboxPath = '/admin/leads'

const everyone = ['office', 'editor', 'owner'] as const

/** The navigation, in order; each group's items stand together. */
const navigation: readonly NavigationItem[] = [
	{ to: '/admin', group: 'Requests', label: 'Today', icon: 'sun', end: true, roles: everyone },
	{ to: inboxPath, group: 'Requests', label: 'Inbox', icon: 'inbox', roles: everyone },
	{
		to: '/admin/requests/new#field-phone',
		group: 'Requests',
		label: 'Add request',
		short: 'Add',
		icon: 'plus',
		key: 'KeyN',
		roles: everyone,
	},
	{ to: '/admin/people', group: 'Requests', label: 'People', icon: 'caller', roles: everyone },
	{ to: '/admin/dashboard', group: 'Requests', label: 'Dashboard', icon: 'chart', roles: everyone },
	{ to: '/admin/alerts', group: 'Pickups', label: 'Alerts', icon: 'alert', roles: everyone },
	{ to: '/admin/pickup', group: 'Pickups', label: 'Pickup week', icon: 'calendar', roles: everyone },
	{ to: '/admin/reminders', group: 'Pickups', label: 'Reminders', icon: 'bell', roles: everyone },
	{ to: '/admin/streets', group: 'Pickups', label: 'Streets', icon: 'signpost', roles: ['editor', 'owner'] },
	{ to: '/admin/content', group: 'Site', label: 'Content', icon: 'pen', roles: ['editor', 'owner'] },
	{ to: '/admin/pictures', group: 'Site', label: 'Pictures', icon: 'picture', roles: ['editor', 'owner'] },
	{ to: '/admin/facts', group: 'Site', label: 'Facts', icon: 'facts', roles: ['owner'] },
	{ to: '/admin/planned', group: 'Site', label: 'Planned', icon: 'clock', roles: ['editor', 'owner'] },
	{ to: '/admin/staff', group: 'Team', label: 'Staff', icon: 'people', roles: ['owner'] },
	{ to: '/admin/activity', group: 'Team', label: 'Activity', icon: 'activity', roles: ['owner'] },
	{ to: '/admin/account', group: 'Team', label: 'Account', icon: 'person', roles: everyone },
]

const texts = { to: '/admin/texts', group: 'Requests', icon: 'text', roles: everyone } as const

/** The items of a role. `raisedTexts` is how many texts wait for somebody; null where none can be sent. */
export function navigationFor(role: StaffRole, raisedTexts: number | null): NavigationItem[] {
	const own = navigation.filter((item) => item.roles.includes(role))
	if (raisedTexts === null) return own
	const label = raisedTexts === 0 ? 'Texts' : `Texts (${raisedTexts})`
	const at = own.findLastIndex(({ group }) => group === texts.group) + 1
	return own.toSpliced(at, 0, { ...texts, label })
}
