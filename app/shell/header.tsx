import { NavLink } from 'react-router'
import { addressLine } from '#app/company/contact_links.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Brand } from './brand.tsx'
import type { LoadGreeting } from './greeting.ts'
import { MobileMenu } from './mobile_menu.tsx'
import { mainLinks } from './navigation.ts'
import { type LoadSearchDialog, SearchOverlay } from './search_overlay.tsx'
import { ServicesMenu } from './services_menu.tsx'
import { TopBar } from './top_bar.tsx'

const item =
	'nav-item flex min-h-11 items-center border-b-3 border-transparent px-2.5 font-semibold hover:text-primary aria-[current=page]:border-accent'

interface Props {
	loadSearchDialog: LoadSearchDialog
	loadGreeting: LoadGreeting
}

/** The name, main navigation (SH-04), search and quote link. Sticky; only the top bar scrolls out of view. */
export function Header({ loadSearchDialog, loadGreeting }: Props) {
	const facts = useFacts()
	return (
		<header className="sticky -top-8 z-40 sm:-top-11 border-b border-border bg-background print:border-0">
			<TopBar loadGreeting={loadGreeting} />
			<div className="wrap flex min-h-12 flex-wrap sm:min-h-18 items-center justify-between gap-x-4">
				<Brand />
				<p className="hidden font-semibold print:block">
					{facts.phone} · {addressLine(facts)}
				</p>
				<nav aria-label="Main" className="hidden lg:block print:hidden">
					<ul className="flex items-center">
						<Item to="/" name="Home" />
						<li>
							<ServicesMenu />
						</li>
						{openLinks(mainLinks, facts).map((link) => (
							<Item key={link.to} {...link} />
						))}
					</ul>
				</nav>
				<div className="ml-auto flex items-center gap-1 sm:gap-2 print:hidden">
					<button
						type="button"
						popoverTarget="search"
						className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 font-semibold hover:text-primary"
					>
						<Icon name="search" size={22} />
						<span className="sr-only sm:not-sr-only">Search</span>
					</button>
					<ButtonLink
						to="/contact"
						kind="primary"
						className="max-sm:hidden"
						data-analytics-event="get_quote_header"
					>
						Get Quote
					</ButtonLink>
					<button
						type="button"
						popoverTarget="menu"
						className="flex size-11 items-center justify-center rounded-md lg:hidden"
					>
						<Icon name="menu" size={28} />
						<span className="sr-only">Menu</span>
					</button>
				</div>
			</div>
			<MobileMenu />
			<SearchOverlay loadDialog={loadSearchDialog} />
		</header>
	)
}

function Item({ to, name }: { to: string; name: string }) {
	return (
		<li>
			<NavLink to={to} className={item}>
				{name}
			</NavLink>
		</li>
	)
}
