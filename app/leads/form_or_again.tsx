import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Receipt } from './lead_result.ts'

interface Props {
	receipt: Receipt | null
	/** Whether the form is unfolded, because it has errors or restored input. */
	isOpen: boolean
	/** The label of the line that unfolds a new form. */
	again?: string
	children: ReactNode
}

/** A form; after it was accepted, a new one, folded behind a line that opens it. */
export function FormOrAgain({ receipt, isOpen, again = 'Send another request', children }: Props) {
	if (receipt === null) return children
	return (
		<details key={receipt.leadId} open={isOpen}>
			<summary className="flex min-h-11 items-center gap-2 font-semibold">
				<Icon name="chevron" />
				{again}
			</summary>
			<div className="pt-4">{children}</div>
		</details>
	)
}
