import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The title of an office page, a sentence below it, and actions for the whole page. */
export function PageHead({
	title,
	lead,
	back,
	menu,
	actions,
}: {
	title: ReactNode
	lead?: ReactNode
	/** The list or overview that the page belongs to. */
	back?: { to: string; name: string } | undefined
	/** Shown beside the title; phones fold it behind a button. */
	menu?: ReactNode
	actions?: ReactNode
}) {
	return (
		<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-border pb-3 sm:mb-7 sm:pb-4">
			<div className="min-w-0 grow basis-96">
				{back && (
					<Link to={back.to} className="link inline-block py-2.5 print:hidden">
						{back.name}
					</Link>
				)}
				<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
					<h1 className="min-w-0 text-[1.75rem]">{title}</h1>
					{menu}
				</div>
				{lead && <p className="mt-1.5 max-w-prose text-muted-foreground">{lead}</p>}
			</div>
			{actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
		</div>
	)
}
