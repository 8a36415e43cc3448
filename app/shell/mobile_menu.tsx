import { NavLink } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { mailHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { PopoverBackdrop } from './popover_backdrop.tsx'
import { ClosePopover } from './close_popover.tsx'
import { customerLinks, hoa, serviceLinks } from './navigation.ts'
import { usePopover } from './popover.ts'

const row =
	'flex min-h-12 items-center gap-3 border-b border-border text-lg font-semibold aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8'

/** The slide-in menu of small screens (SH-07, SH-08): a native popover, open before scripts arrive. */
export function MobileMenu() {
	const facts = useFacts()
	return (
		<dialog
			id="menu"
			popover="auto"
			{...usePopover()}
			aria-label="Menu"
			className="drawer h-dvh max-h-none w-[min(22rem,100vw-2.5rem)] overflow-y-auto overscroll-contain bg-background px-5 pb-8 text-foreground"
		>
			<PopoverBackdrop popover="menu" />
			<div className="flex min-h-18 items-center justify-between">
				<p className="font-display text-xl font-[750]">Menu</p>
				<ClosePopover id="menu" />
			</div>
			<nav aria-label="Menu">
				<ul>
					<Item to="/" name="Home" />
					<li>
						<p className="pt-5 pb-1 text-[0.9375rem] text-muted-foreground">Services</p>
						<ul>
							{openLinks(serviceLinks, facts).map(({ name, to, icon }) => (
								<Item key={to} to={to} name={name} icon={icon} />
							))}
						</ul>
					</li>
					{openLinks([hoa], facts).map((link) => (
						<Item key={link.to} {...link} />
					))}
					<li>
						<p className="pt-5 pb-1 text-[0.9375rem] text-muted-foreground">Customers</p>
						<ul>
							{openLinks(customerLinks, facts).map(({ name, to }) => (
								<Item key={to} to={to} name={name} />
							))}
						</ul>
					</li>
					<Item to="/about" name="About" className="pt-5" />
					<Item to="/contact" name="Contact" />
					<li>
						<button type="button" popoverTarget="search" className={`${row} w-full`}>
							<Icon name="search" size={24} />
							Search
						</button>
					</li>
				</ul>
			</nav>
			<ButtonLink to="/contact" className="mt-6 w-full" data-analytics-event="get_quote_menu">
				Get Quote
			</ButtonLink>
			<CallLink
				className="mt-4 flex min-h-12 items-center gap-3 font-semibold"
				data-analytics-event="call_menu"
			>
				<Icon name="phone" size={24} />
				{facts.phone}
			</CallLink>
			<OpeningNote className="-mt-2 block pl-9 text-[0.9375rem]" />
			<a href={mailHref(facts.email)} className="flex min-h-12 items-center gap-3 font-semibold">
				<Icon name="mail" size={24} />
				<MailAddress address={facts.email} />
			</a>
		</dialog>
	)
}

interface ItemProps {
	to: string
	name: string
	icon?: IconName
	className?: string
}

function Item({ to, name, icon, className }: ItemProps) {
	return (
		<li className={className}>
			<NavLink to={to} className={row}>
				{icon && <Icon name={icon} size={24} />}
				{name}
			</NavLink>
		</li>
	)
}
