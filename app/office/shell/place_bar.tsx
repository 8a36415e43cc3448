import { NavLink } from 'react-router'
import { usePopover } from '#app/shell/popover.ts'
import { OfficeIcon } from './office_icon.tsx'
import { PlaceLinks } from './place_links.tsx'
import type { Place } from './places.ts'

const columns = 5
const cell =
	'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-md text-xs font-semibold aria-[current=page]:text-primary aria-[current=page]:shadow-[inset_0_3px_0_var(--color-accent)]'

/** The places under the thumb, on small screens; those that do not fit stand in a native popover. */
export function PlaceBar({ places }: { places: readonly Place[] }) {
	const fitting = places.length > columns ? places.slice(0, columns - 1) : places
	const rest = places.slice(fitting.length)
	return (
		<>
			{rest.length > 0 && <MorePlaces places={rest} />}
			<nav
				aria-label="Office"
				className="fixed inset-x-0 bottom-0 z-30 border-t border-border bg-card pb-[env(safe-area-inset-bottom)] text-card-foreground lg:hidden print:hidden"
			>
				<ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col px-1">
					{fitting.map(({ to, label, icon, end = false }) => (
						<li key={to}>
							<NavLink to={to} end={end} className={cell}>
								<OfficeIcon name={icon} />
								{label}
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

function MorePlaces({ places }: { places: readonly Place[] }) {
	return (
		<dialog
			id="more-places"
			popover="auto"
			{...usePopover()}
			aria-label="More of the office"
			className="band fixed inset-x-3 top-auto bottom-[calc(4.25rem+env(safe-area-inset-bottom))] m-0 w-auto max-w-none rounded-lg p-3 shadow-xl"
		>
			<PlaceLinks places={places} />
		</dialog>
	)
}
