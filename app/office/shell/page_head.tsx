import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The title of an office page, a sentence below it, and actions for the page as a whole. */
export function PageHead({
	title,
	lead,
	back,
	actions,
}: {
	title: ReactNode
	lead?: ReactNode
	/** The list or overview that the page belongs to. */
	back?: { to: string; name: string } | undefined
	actions?: ReactNode
}) {
	return (
		<div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-border pb-4">
			<div className="min-w-0 grow basis-96">
				{back && (
					<Link to={back.to} className="link inline-block py-2.5 print:hidden">
						{back.name}
					</Link>
				)}
				<h1 className="text-[1.75rem]">{title}</h1>
				{lead && <p className="mt-1.5 max-w-prose text-muted-foreground">{lead}</p>}
			</div>
			{actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
		</div>
	)
}
