import { Link } from 'react-router'
import type { LeadFilters } from '../requests/filters.ts'
import { formatOrigin, type Origin, originParameters } from '../requests/origin.ts'

/** Hidden inputs that keep the origin filter when the filter form is submitted. */
export function OriginInputs({ origin }: { origin: Origin | null }) {
	return originParameters(origin).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	))
}

/** Shown above the list: the origin filter. On phones, where filters are collapsed, any active filter. */
export function NarrowedNote({ filters: { origin, query } }: { filters: LeadFilters }) {
	const only = origin ? `Only: ${formatOrigin(origin)}` : null
	return (
		<p className={`mb-2 ${only === null ? 'sm:hidden' : ''}`}>
			<span className="font-semibold wrap-anywhere">
				{only ?? (query === '' ? 'Narrowed or sorted' : `Found for “${query}”`)}
			</span>{' '}
			<Link to="." className="link inline-block py-2 sm:hidden">
				Show all
			</Link>
		</p>
	)
}
