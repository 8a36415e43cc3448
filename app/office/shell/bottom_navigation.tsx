import { NavLink } from 'react-router'
import { usePopover } from '#app/shell/popover.ts'
import { InboxBadge } from '../notices/inbox_badge.tsx'
import { OfficeIcon } from './office_icon.tsx'
import { NavigationList } from './navigation_list.tsx'
import { inboxPath, type NavigationItem } from './navigation.ts'

const columns = 5
const cell =
	'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-md text-xs font-semibold aria-[current=page]:text-primary aria-[current=page]:shadow-[inset_0_3px_0_var(--color-accent)]'

/** The office's navigation at the bottom of small screens; the rest is in a native popover. */
export function BottomNavigation({ items }: { items: readonly NavigationItem[] }) {
	const fitting = items.length > columns ? items.slice(0, columns - 1) : items
	const rest = items.slice(fitting.length)
	return (
		<>
			{rest.length > 0 && <MoreNavigation items={rest} />}
			<nav
				aria-label="Office"
				className="fixed inset-x-0 bottom-0 z-30 border-t border-border bg-card pb-[env(safe-area-inset-bottom)] text-card-foreground lg:hidden print:hidden"
			>
				<ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col px-1">
					{fitting.map(({ to, label, short = label, icon, end = false }) => (
						<li key={to}>
							<NavLink to={to} end={end} className={cell}>
								<OfficeIcon name={icon} />
								<span>
									{short}
									<span className="sr-only">{label.slice(short.length)}</span>
								</span>
								{to === inboxPath && (
									<span className="absolute top-0.5 left-1/2 ml-1.5 flex">
										<InboxBadge />
									</span>
								)}
							</NavLink>
						</li>
					))}
					{rest.length > 0 && (
						<li>
							<button type="button" popoverTarget="more-places" className={cell}>
								<OfficeIcon name="more" />
								More
							</button>
						</li>
					)}
				</ul>
			</nav>
		</>
	)
}

function MoreNavigation({ items }: { items: readonly NavigationItem[] }) {
	return (
		<dialog
			id="more-places"
			popover="auto"
			{...usePopover()}
			aria-label="More of the office"
			className="band fixed inset-x-3 top-auto bottom-[calc(4.25rem+env(safe-area-inset-bottom))] m-0 w-auto max-w-none rounded-lg p-3 shadow-xl"
		>
			<NavigationList items={items} />
		</dialog>
	)
}
