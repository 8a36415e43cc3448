import type { ReactNode } from 'react'

/** A small label above one of several controls, in a filter or a table cell. */
export function SmallLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
	return (
		<label htmlFor={htmlFor} className="mb-1 block text-[0.9375rem] font-semibold">
			{children}
		</label>
	)
}
