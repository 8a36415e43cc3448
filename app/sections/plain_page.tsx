import type { ReactNode } from 'react'

interface Props {
	title: string
	/** Whether the page's own buttons are its purpose: phones then hide the bar with others. */
	hasOwnButtons?: boolean
	children: ReactNode
}

/** The layout of a page with little text and a few buttons. */
export function PlainPage({ title, hasOwnButtons, children }: Props) {
	return (
		<div className="wrap section" data-own-buttons={hasOwnButtons}>
			<div className="max-w-xl">
				<h1 className="text-title">{title}</h1>
				<div className="mt-5 grid justify-items-start gap-5 text-lead">{children}</div>
			</div>
		</div>
	)
}
