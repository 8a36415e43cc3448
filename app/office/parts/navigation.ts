import type { OfferedServices } from '#app/company/services.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import { type Entry, menuEntries, nearestAbove, type Screen, textsPath } from './screens.ts'

/** A screen as somebody's links show it. */
interface ShownScreen extends Pick<Screen, 'to' | 'label'> {
	/** How much waits there. */
	waiting: number
}

/** An entry of somebody's menu; it opens the first of its screens. */
export interface NavigationItem extends Omit<Entry, 'screens'> {
	to: string
	screens: readonly ShownScreen[]
}

/** The menu of a role, for what the company offers. `raisedTexts` is how many texts wait for somebody; null where none can be sent. */
export function navigationFor(
	role: StaffRole,
	services: OfferedServices,
	raisedTexts: number | null = null,
): NavigationItem[] {
	return menuEntries.flatMap(({ screens, ...entry }) => {
		const own = screens
			.filter(
				({ to, roles, service }) =>
					roles.includes(role) &&
					(!service || services[service]) &&
					(to !== textsPath || raisedTexts !== null),
			)
			.map(({ to, label }) => ({ to, label, waiting: to === textsPath ? (raisedTexts ?? 0) : 0 }))
		const [first] = own
		return first ? [{ ...entry, to: first.to, screens: own }] : []
	})
}

/** The screen that an address belongs to, with its entry: the one with the longest address that it begins with. */
export function screenAt(
	items: readonly NavigationItem[],
	pathname: string,
): { item: NavigationItem; screen: ShownScreen } | null {
	const places = items.flatMap((item) => item.screens.map((screen) => ({ to: screen.to, item, screen })))
	return nearestAbove(places, pathname) ?? null
}

/** How much waits on the screens of an entry. */
export function waitingIn({ screens }: NavigationItem): number {
	return screens.reduce((sum, { waiting }) => sum + waiting, 0)
}
