import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class_names.ts'

export function Panel({
	title,
	className,
	children,
}: {
	title: string
	className?: string
	children: ReactNode
}) {
	return (
		<section
			className={classNames('rounded-lg border border-border bg-card p-5 text-card-foreground', className)}
		>
			<h2 className="mb-3 text-xl">{title}</h2>
			{children}
		</section>
	)
}
