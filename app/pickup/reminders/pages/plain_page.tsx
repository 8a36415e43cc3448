import type { ReactNode } from 'react'

/** A page of a few words and buttons. */
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
