import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** A message about the submitted form: screen readers announce `problem` immediately and `done` at the next pause. */
export function Notice({ tone, children }: { tone: 'problem' | 'done'; children: ReactNode }) {
	const isProblem = tone === 'problem'
	return (
		<div
			role={isProblem ? 'alert' : 'status'}
			className={`mb-6 flex items-start gap-3 rounded-md border-2 bg-card p-3.5 text-card-foreground print:hidden ${isProblem ? 'border-destructive' : 'border-primary'}`}
		>
			<Icon
				name={isProblem ? 'alert' : 'check'}
				className={isProblem ? 'mt-0.5 text-destructive' : 'mt-0.5 text-primary'}
			/>
			<div>{children}</div>
		</div>
	)
}
