import { Link, useLocation } from 'react-router'
import { usePopover } from '#app/shell/popover.ts'
import { InboxBadge } from '../notices/notices.tsx'
import { OfficeIcon } from '../parts/office_icon.tsx'
import { NavigationList } from './navigation_list.tsx'
import { type NavigationItem, screenAt, waitingIn } from '../parts/navigation.ts'
import { addRequest, inboxPath } from '../parts/screens.ts'

/** The number of entries in the bar, besides the button and "More"; the others are in a native popover. */
const shown = 3
const cell =
	'relative flex min-h-[56px] w-full flex-col items-center justify-center gap-0.5 rounded-md text-xs font-semibold aria-[current]:text-primary aria-[current]:shadow-[inset_0_3px_0_var(--color-accent)]'

/** The office's menu at the bottom of small screens, with the button to add a request in its middle. */
export function BottomNavigation({
	items,
	addsRequests,
}: {
	items: readonly NavigationItem[]
	addsRequests: boolean
}) {
	const { pathname } = useLocation()
	const place = screenAt(items, pathname)
	const rest = items.slice(shown)
	const cells = items.slice(0, shown).map((item) => (
		<li key={item.to}>
			<Link
				to={item.to}
				aria-current={item === place?.item ? (item.to === pathname ? 'page' : 'true') : undefined}
				className={cell}
			>
				<OfficeIcon name={item.icon} />
				{item.label}
				{item.to === inboxPath && (
					<span className="absolute top-0.5 left-1/2 ml-1.5 flex">
						<InboxBadge texts={waitingIn(item)} />
					</span>
				)}
			</Link>
		</li>
	))
	return (
		<>
			{rest.length > 0 && <MoreNavigation items={rest} />}
			<nav
				aria-label="Office"
				className="fixed inset-x-0 bottom-0 z-30 border-t border-border bg-card pb-[env(safe-area-inset-bottom)] text-card-foreground lg:hidden print:hidden"
			>
				<ul className="mx-auto grid max-w-xl grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] px-1">
					{cells.slice(0, 2)}
					{addsRequests && (
						<li>
							<Link to={addRequest.to} className={cell}>
								<span className="-my-0.5 grid h-6 w-10 place-items-center rounded-full bg-accent text-accent-foreground">
									<OfficeIcon name="plus" />
								</span>
								<span>
									Add<span className="sr-only"> request</span>
								</span>
							</Link>
						</li>
					)}
					{cells.slice(2)}
					{rest.length > 0 && (
						<li>
							<button
								type="button"
								popoverTarget="more-places"
								aria-current={rest.some((item) => item === place?.item) || undefined}
								className={cell}
							>
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
