import { Link, useLocation } from 'react-router'
import { InboxBadge } from '../notices/notices.tsx'
import { OfficeIcon } from '../parts/office_icon.tsx'
import { type NavigationItem, screenAt, waitingIn } from '../parts/navigation.ts'
import { inboxPath } from '../parts/screens.ts'

const row =
	'flex min-h-11 items-center gap-3 lg:min-h-9.5 rounded-md px-3 hover:bg-band-line aria-[current]:bg-band-line aria-[current]:shadow-[inset_3px_0_0_var(--color-band-accent)]'

/** The entries of the menu as a vertical list; quiet ones are below a line. */
export function NavigationList({ items }: { items: readonly NavigationItem[] }) {
	const { pathname } = useLocation()
	const place = screenAt(items, pathname)
	return (
		<ul className="grid gap-0.5">
			{items.map((item) => (
				<li key={item.to} className={item.isQuiet && 'mt-2 border-t border-band-line pt-2'}>
					<Link
						to={item.to}
						aria-current={item === place?.item ? (item.to === pathname ? 'page' : 'true') : undefined}
						className={`${row} ${item.isQuiet ? 'text-[0.9375rem]' : 'font-semibold'}`}
					>
						<OfficeIcon name={item.icon} />
						{item.label}
						{item.to === inboxPath && <InboxBadge texts={waitingIn(item)} />}
					</Link>
				</li>
			))}
		</ul>
	)
}
