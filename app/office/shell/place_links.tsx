import { NavLink } from 'react-router'
import { OfficeIcon } from './office_icon.tsx'
import type { Place } from './places.ts'

const row =
	'flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold hover:bg-band-line aria-[current=page]:bg-band-line aria-[current=page]:shadow-[inset_3px_0_0_var(--color-band-accent)]'

/** The places one under the other. */
export function PlaceLinks({ places }: { places: readonly Place[] }) {
	return (
		<ul className="grid gap-0.5">
			{places.map(({ to, label, icon, end = false }) => (
				<li key={to}>
					<NavLink to={to} end={end} className={row}>
						<OfficeIcon name={icon} />
						{label}
					</NavLink>
				</li>
			))}
		</ul>
	)
}
