import { Link, useLocation } from 'react-router'
import { Badge } from './badge.tsx'
import { type NavigationItem, screenAt } from './navigation.ts'

/** The links between the screens that share an entry of the menu. */
export function ScreenLinks({ items }: { items: readonly NavigationItem[] }) {
	const { pathname } = useLocation()
	const place = screenAt(items, pathname)
	// A page below a screen has a link back to it in its head.
	if (place === null || place.screen.to !== pathname || place.item.screens.length < 2) return null
	return (
		<nav aria-label={place.item.label} className="-mx-2 mb-3 print:hidden">
			<ul className="flex flex-wrap gap-x-1">
				{place.item.screens.map(({ to, label, waiting }) => (
					<li key={to}>
						<Link
							to={to}
							aria-current={to === pathname ? 'page' : undefined}
							className="flex min-h-11 items-center gap-2 px-2 font-semibold text-muted-foreground no-underline hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-accent)]"
						>
							{label}
							<Badge count={waiting} words="to look at" />
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
