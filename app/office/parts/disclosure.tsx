import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

interface Props {
	title: ReactNode
	isOpen?: boolean
	className?: string
	children: ReactNode
}

/** Content folded behind its title. */
export function Disclosure({ title, isOpen = false, className, children }: Props) {
	return (
		<details open={isOpen} className={className}>
			<summary className="flex min-h-11 items-center gap-2 font-semibold">
				<Icon name="chevron" />
				{title}
			</summary>
			{children}
		</details>
	)
}

/** A text as it was written, folded behind its title. */
export function FoldedText({ title, children }: Pick<Props, 'title'> & { children: string }) {
	return (
		<details>
			<summary className="flex min-h-11 items-center gap-2">
				<Icon name="chevron" size={16} />
				<span className="min-w-0 wrap-anywhere">{title}</span>
			</summary>
			<p className="my-1 max-w-prose border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-wrap">
				{children}
			</p>
		</details>
	)
}
