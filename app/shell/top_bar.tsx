import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useAdminMode } from './admin_mode.ts'
import { type LoadGreeting, useGreeting } from './greeting.ts'
import { topBarLinks } from './navigation.ts'

/** On phones the line is slim, and taps just below it count too. */
const tall = 'min-h-11 max-sm:-mb-3 max-sm:pb-3'

/**
 * The line above the main navigation: phone number and service area; on wide screens also opening hours and
 * customer links; in admin mode the Admin link (SH-01, SH-02). If the browser remembers a pickup area, its next
 * pickup replaces the service area.
 */
export function TopBar({ loadGreeting }: { loadGreeting: LoadGreeting }) {
	const facts = useFacts()
	const greeting = useGreeting(loadGreeting)
	const isAdmin = useAdminMode()
	return (
		<div className="band text-[0.9375rem] print:hidden">
			<div className="wrap flex min-h-8 flex-wrap items-center justify-between gap-x-3 sm:min-h-11 sm:gap-x-4">
				<CallLink
					data-analytics-event="call_top_bar"
					className={`flex items-center gap-1.5 font-semibold sm:gap-2 ${tall}`}
				>
					<Icon name="phone" size={18} />
					<span className="leading-tight">
						<span className="whitespace-nowrap">{facts.phone}</span>
						<OpeningNote before=" " className="ml-2 font-normal max-sm:hidden" />
					</span>
				</CallLink>
				{greeting ? (
					<Link
						to={greeting.path}
						className={`flex flex-1 items-center justify-end gap-2 text-right leading-[1.1] font-semibold text-balance underline underline-offset-4 max-sm:text-[0.8125rem] max-[24rem]:text-xs ${tall}`}
					>
						{greeting.text}
						{greeting.reason && <span className="max-sm:hidden">({greeting.reason})</span>}
					</Link>
				) : (
					<p className="flex-1 basis-[5rem] text-right leading-[1.1] max-sm:text-[0.8125rem] max-[24rem]:text-xs">
						Serving {facts.region}
					</p>
				)}
				<div className="hidden gap-x-4 lg:flex">
					{openLinks(topBarLinks, facts).map(({ name, to }) => (
						<Link key={to} to={to} className="flex min-h-11 items-center underline underline-offset-4">
							{name}
						</Link>
					))}
				</div>
				{isAdmin && (
					<Link
						to="/admin/login"
						reloadDocument
						className={`flex items-center font-semibold underline underline-offset-4 ${tall}`}
					>
						Admin
					</Link>
				)}
			</div>
		</div>
	)
}
