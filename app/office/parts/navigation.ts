import type { OfferedServices } from '#app/company/services.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import { type Entry, menuEntries, nearestAbove, type Screen, textsPath } from './screens.ts'

/** A screen as a link in a user's menu. */
interface ShownScreen extends Pick<Screen, 'to' | 'label'> {
	/** The number of items waiting there. */
	waiting: number
}

/** An entry of a user's menu; it opens the first of its screens. */
export interface NavigationItem extends Omit<Entry, 'screens'> {
	to: string
	screens: readonly ShownScreen[]
}

/** Returns the menu of a role for the services offered. `raisedTexts` is the number of texts to look at; null if texts cannot be sent. */
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

/** Returns the screen that a path belongs to, with its entry: the screen with the longest matching prefix. */
export function screenAt(
	items: readonly NavigationItem[],
	pathname: string,
): { item: NavigationItem; screen: ShownScreen } | null {
	const places = items.flatMap((item) => item.screens.map((screen) => ({ to: screen.to, item, screen })))
	return nearestAbove(places, pathname) ?? null
}

/** The number of items waiting on all screens of an entry. */
export function waitingIn({ screens }: NavigationItem): number {
	return screens.reduce((sum, { waiting }) => sum + waiting, 0)
}
