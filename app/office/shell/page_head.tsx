import type { ReactNode } from 'react'

/** The title of an office page, a sentence below it, and actions for the page as a whole. */
export function PageHead({
	title,
	lead,
	actions,
}: {
	title: ReactNode
	lead?: ReactNode
	actions?: ReactNode
}) {
	return (
		<div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-border pb-4">
			<div className="min-w-0">
				<h1 className="text-[1.75rem]">{title}</h1>
				{lead && <p className="mt-1.5 max-w-prose text-muted-foreground">{lead}</p>}
			</div>
			{actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
		</div>
	)
}
