import { Link } from 'react-router'
import type { LeadFilters } from '../requests/filters.ts'
import { formatOrigin, type Origin, originParameters } from '../requests/origin.ts'

/** Within the form of the filters: keeps when and from where the listed requests came. */
export function OriginInputs({ origin }: { origin: Origin | null }) {
	return originParameters(origin).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	))
}

/** Above the list: when and from where its requests came. Phones, which fold the filters, say of any that there are some. */
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
