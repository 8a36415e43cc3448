import { rolesWithRequests } from '#app/leads/roles_with_requests.ts'
import type { Service } from '#db/service_names.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import type { OfficeIconName } from './office_icon.tsx'

/** A screen that the menu leads to, and who may open it and what is below its address. */
export interface Screen {
	to: string
	label: string
	roles: readonly StaffRole[]
	/** The service without which there is nothing to see there. */
	service?: Service
}

/** An entry of the menu, with the screens that share it in the order of their links. */
export interface Entry {
	label: string
	icon: OfficeIconName
	/** At the foot of the menu: what is set once and seldom looked at. */
	isQuiet?: true
	screens: readonly Screen[]
}

const everyone = rolesWithRequests
const driversToo: Screen['roles'] = ['driver', ...everyone]
const editors: Screen['roles'] = ['editor', 'owner']
const owners: Screen['roles'] = ['owner']

/** The requests of every form: what is told of stands there. */
export const inboxPath = '/admin/leads'
export const textsPath = '/admin/texts'

/** The stops of today, as a driver has them. */
export const drivePath = '/admin/drive'

/** The steps by which an owner makes the site theirs. */
export const ownPath = '/admin/make-it-yours'

/** What came with the site and nobody has changed. */
export const asShippedPath = '/admin/as-shipped'

/** Where a request that comes by phone is typed, and the code of the key that opens it from anywhere, together with Alt + Shift. */
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

/** What the menu leads to none of: what pages lead to, what scripts ask for, and `*`, where nothing is. */
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
 * Who may open an address of the office, or all that a path of the route table stands for: those of the longest address above that
 * the path is at or below. Nobody where there is none; the first page is above nothing.
 */
export function rolesFor(path: string): readonly StaffRole[] {
	return nearestAbove(addresses, path)?.roles ?? []
}

/** The service that an address belongs to; null where it is there with any. */
export function serviceFor(path: string): Service | null {
	return nearestAbove(addresses, path)?.service ?? null
}

/** Whether somebody may change the rows of this table: its forms have addresses of their own, or those that every table has. */
export function mayEdit(role: StaffRole, table: string): boolean {
	return rolesFor(`/admin/content/${table}`).includes(role)
}

/** Of these the one with the longest address that a path is at or below. */
export function nearestAbove<Place extends { to: string }>(
	places: readonly Place[],
	path: string,
): Place | undefined {
	return places
		.filter(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
		.toSorted((a, b) => b.to.length - a.to.length)[0]
}

/** Whether the menu or the links of an entry lead to this address itself. */
export function isScreen(path: string): boolean {
	return menuEntries.some(({ screens }) => screens.some(({ to }) => to === path))
}
