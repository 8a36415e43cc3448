import { rolesWithRequests } from '#app/leads/roles_with_requests.ts'
import type { Service } from '#db/service_names.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import type { OfficeIconName } from './office_icon.tsx'

/** A screen in the menu, with the roles that may open it and all paths below it. */
export interface Screen {
	to: string
	label: string
	roles: readonly StaffRole[]
	/** The service that the screen is for; it is hidden if the service is not offered. */
	service?: Service
}

/** An entry of the menu and the screens that share it, in order. */
export interface Entry {
	label: string
	icon: OfficeIconName
	/** Whether it is at the bottom of the menu, for settings that are rarely needed. */
	isQuiet?: true
	screens: readonly Screen[]
}

const everyone = rolesWithRequests
const driversToo: Screen['roles'] = ['driver', ...everyone]
const editors: Screen['roles'] = ['editor', 'owner']
const owners: Screen['roles'] = ['owner']

/** The inbox with the requests of all forms, to which notices link. */
export const inboxPath = '/admin/leads'
export const textsPath = '/admin/texts'

/** Today's stops, as drivers see them. */
export const drivePath = '/admin/drive'

/** The steps for an owner to make the site their own. */
export const ownPath = '/admin/make-it-yours'

/** What is still as shipped with the product. */
export const asShippedPath = '/admin/as-shipped'

/** The form for entering a request by phone; Alt + Shift and the key with this code open it from anywhere. */
export const addRequest = {
	to: '/admin/requests/new#field-phone',
	label: 'Add request',
	key: 'KeyN',
} as const

/** The menu, in order. */
export const menuEntries: readonly Entry[] = [
	{ label: 'Today', icon: 'sun', screens: [{ to: '/admin', label: 'Today', roles: everyone }] },
	{
		label: 'Inbox',
		icon: 'inbox',
		screens: [
			{ to: inboxPath, label: 'Requests', roles: everyone },
			{ to: textsPath, label: 'Texts', roles: everyone },
		],
	},
	{ label: 'People', icon: 'caller', screens: [{ to: '/admin/people', label: 'People', roles: everyone }] },
	{
		label: 'Pickups',
		icon: 'calendar',
		screens: [
			{ to: '/admin/pickup', label: 'Week', roles: everyone, service: 'residential' },
			{ to: '/admin/stops', label: 'Stops', roles: everyone },
			{ to: drivePath, label: 'Drive', roles: driversToo },
			{ to: '/admin/content/pickup_areas', label: 'Areas', roles: editors, service: 'residential' },
			{ to: '/admin/streets', label: 'Streets', roles: editors, service: 'residential' },
			{ to: '/admin/alerts', label: 'Alerts', roles: everyone, service: 'residential' },
			{ to: '/admin/reminders', label: 'Reminders', roles: everyone, service: 'residential' },
		],
	},
	{
		label: 'Content',
		icon: 'pen',
		screens: [
			{ to: '/admin/content', label: 'Content', roles: editors },
			{ to: '/admin/pictures', label: 'Pictures', roles: editors },
		],
	},
	{ label: 'Facts', icon: 'facts', screens: [{ to: '/admin/facts', label: 'Facts', roles: owners }] },
	{
		label: 'Changes',
		icon: 'clock',
		screens: [
			{ to: '/admin/planned', label: 'Planned', roles: editors },
			{ to: '/admin/content/history', label: 'History', roles: editors },
			{ to: asShippedPath, label: 'Still as shipped', roles: editors },
		],
	},
	{
		label: 'Dashboard',
		icon: 'chart',
		screens: [{ to: '/admin/dashboard', label: 'Dashboard', roles: everyone }],
	},
	{
		label: 'Staff',
		icon: 'people',
		screens: [
			{ to: '/admin/staff', label: 'Staff', roles: owners },
			{ to: '/admin/activity', label: 'Activity', roles: owners },
		],
	},
	{
		label: 'Account',
		icon: 'person',
		screens: [{ to: '/admin/account', label: 'Account', roles: driversToo }],
	},
	{
		label: 'Set-up',
		icon: 'tools',
		isQuiet: true,
		screens: [
			{ to: ownPath, label: 'Make it yours', roles: owners },
			{ to: '/admin/palettes', label: 'Palettes', roles: editors },
			{ to: '/admin/facts/coordinates', label: 'Coordinates', roles: owners },
			{ to: '/admin/facts/retention', label: 'What is kept', roles: owners },
			{ to: '/admin/content/search_synonyms', label: 'Search words', roles: editors },
			{ to: '/admin/facts/portals', label: 'Portals', roles: owners },
		],
	},
]

/** Paths that are not in the menu: those linked from pages, those requested by scripts, and `*` for unknown ones. */
const otherAddresses: readonly Pick<Screen, 'to' | 'roles'>[] = [
	{ to: '/admin/*', roles: driversToo },
	{ to: '/admin/account/notices', roles: everyone },
	{ to: '/admin/content/company_facts', roles: owners },
	{ to: '/admin/events', roles: everyone },
	{ to: '/admin/logout', roles: driversToo },
	{ to: '/admin/preview', roles: editors },
	{ to: '/admin/prices', roles: owners },
	{ to: '/admin/requests', roles: everyone },
	{ to: '/admin/samples', roles: editors },
]

const addresses: readonly Pick<Screen, 'to' | 'roles' | 'service'>[] = [
	...menuEntries.flatMap(({ screens }) => screens),
	...otherAddresses,
]

/**
 * Returns the roles that may open a path of the office, or all paths that a route pattern matches: the roles of the
 * longest known path that it equals or is below. Empty if there is none; nothing counts as below `/admin`.
 */
export function rolesFor(path: string): readonly StaffRole[] {
	return nearestAbove(addresses, path)?.roles ?? []
}

/** Returns the service that a path belongs to; null if it does not depend on one. */
export function serviceFor(path: string): Service | null {
	return nearestAbove(addresses, path)?.service ?? null
}

/** Whether a role may edit the rows of this table, whose forms may have their own paths or the general ones. */
export function mayEdit(role: StaffRole, table: string): boolean {
	return rolesFor(`/admin/content/${table}`).includes(role)
}

/** Returns the entry with the longest path that `path` equals or is below. */
export function nearestAbove<Place extends { to: string }>(
	places: readonly Place[],
	path: string,
): Place | undefined {
	return places
		.filter(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
		.toSorted((a, b) => b.to.length - a.to.length)[0]
}

/** Whether the menu or the links of an entry lead to exactly this path. */
export function isScreen(path: string): boolean {
	return menuEntries.some(({ screens }) => screens.some(({ to }) => to === path))
}
