import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface AccordionItem {
	/** Also the anchor for links; inside the `details`, so that the browser opens the entry by itself. */
	id: string
	heading: string
	body: ReactNode
}

interface Props {
	items: readonly AccordionItem[]
	/** Entries with the same group open one at a time; without one, any number may be open. */
	group?: string
}

/** Collapsible questions as native `details`, which work before and without scripts. */
export function Accordion({ items, group }: Props) {
	return (
		<div className="border-t-2 border-foreground">
			{items.map(({ id, heading, body }) => (
				<details key={id} name={group} className="accordion group border-b border-border">
					<summary className="flex min-h-14 items-center justify-between gap-6 py-4 hover:text-primary">
						<h3 className="text-lg wrap-anywhere leading-snug tracking-normal">{heading}</h3>
						<Icon
							name="chevron"
							className="transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
						/>
					</summary>
					<div id={id} className="max-w-[62ch] scroll-mt-24 space-y-3 pb-6">
						{body}
					</div>
				</details>
			))}
		</div>
	)
}
