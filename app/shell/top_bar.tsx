import { Link } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useAdminMode } from './admin_mode.ts'
import { type LoadGreeting, useGreeting } from './greeting.ts'
import { topBarLinks } from './navigation.ts'

/**
 * The line above the main navigation: phone and whether it is answered, service area, on wide screens what customers come back for, and in
 * admin mode the Admin link (SH-01, SH-02). Where the browser remembers a pickup area, its next pickup takes the service area's place.
 */
export function TopBar({ loadGreeting }: { loadGreeting: LoadGreeting }) {
	const greeting = useGreeting(loadGreeting)
	const isAdmin = useAdminMode()
	return (
		<div className="band text-[0.9375rem] print:hidden">
			<div className="wrap flex min-h-11 flex-wrap items-center justify-between gap-x-4">
				<a
					href={telHref()}
					data-analytics-event="call_top_bar"
					className="flex min-h-11 items-center gap-2 font-semibold"
				>
					<Icon name="phone" size={18} />
					<span className="leading-tight">
						<span className="whitespace-nowrap">{facts.phone}</span>
						<OpeningNote before=" " className="font-normal max-sm:block max-sm:text-[0.8125rem] sm:ml-2" />
					</span>
				</a>
				{greeting ? (
					<Link
						to={greeting.path}
						className="-ml-3 flex min-h-11 flex-1 items-center justify-end gap-2 text-right leading-tight font-semibold text-balance underline underline-offset-4 max-sm:text-[0.8125rem]"
					>
						{greeting.text}
						{greeting.reason && <span className="max-sm:hidden">({greeting.reason})</span>}
					</Link>
				) : (
					<p className="flex-1 basis-[5rem] text-right leading-[1.1] max-sm:text-[0.8125rem]">
						Serving Northern Colorado
					</p>
				)}
				<div className="hidden gap-x-4 lg:flex">
					{topBarLinks.map(({ name, to }) => (
						<Link key={to} to={to} className="flex min-h-11 items-center underline underline-offset-4">
							{name}
						</Link>
					))}
				</div>
				{isAdmin && (
					<Link
						to="/admin/login"
						reloadDocument
						className="flex min-h-11 items-center font-semibold underline underline-offset-4"
					>
						Admin
					</Link>
				)}
			</div>
		</div>
	)
}
