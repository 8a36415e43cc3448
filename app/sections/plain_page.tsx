import type { ReactNode } from 'react'

/** The layout of a page with little text and a few buttons. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="wrap section">
			<div className="max-w-xl">
				<h1 className="text-title">{title}</h1>
				<div className="mt-5 grid justify-items-start gap-5 text-lead">{children}</div>
			</div>
		</div>
	)
}
