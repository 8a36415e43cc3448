import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A fact in a definition list: its label, linked to its form, and its value. */
export function FactRow({ label, path, children }: { label: string; path: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-4 border-t border-border sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
			<dt>
				<Link to={path} className="block py-2.5 text-primary underline-offset-4 hover:underline">
					{label}
				</Link>
			</dt>
			<dd className="pb-2.5 wrap-anywhere sm:pt-2.5">{children}</dd>
		</div>
	)
}
