import { useId } from 'react'
import { NavLink } from 'react-router'
import { InboxBadge } from '../notices/inbox_badge.tsx'
import { OfficeIcon } from './office_icon.tsx'
import { inboxPath, type NavigationItem } from './navigation.ts'

const row =
	'flex min-h-11 items-center gap-3 lg:min-h-9.5 rounded-md px-3 font-semibold hover:bg-band-line aria-[current=page]:bg-band-line aria-[current=page]:shadow-[inset_3px_0_0_var(--color-band-accent)]'

/** The office's pages, one under the other. */
export function NavigationList({ items }: { items: readonly NavigationItem[] }) {
	const id = useId()
	const groups = Map.groupBy(items, ({ group }) => group)
	return (
		<div className="grid gap-3">
			{[...groups].map(([group, ofGroup]) => (
				<div key={group}>
					<p id={`${id}-${group}`} className="px-3 pb-0.5 text-sm">
						{group}
					</p>
					<ul aria-labelledby={`${id}-${group}`} className="grid gap-0.5">
						{ofGroup.map(({ to, label, icon, key, end = false }) => (
							<li key={to}>
								<NavLink
									to={to}
									end={end}
									aria-keyshortcuts={key && `Alt+Shift+${key.slice(3)}`}
									className={row}
								>
									<OfficeIcon name={icon} />
									{label}
									{to === inboxPath && <InboxBadge />}
								</NavLink>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	)
}
