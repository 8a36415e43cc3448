import type { ReactNode } from 'react'

/** The label above a control that stands among others, in a filter or a cell. */
export function SmallLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
	return (
		<label htmlFor={htmlFor} className="mb-1 block text-[0.9375rem] font-semibold">
			{children}
		</label>
	)
}
