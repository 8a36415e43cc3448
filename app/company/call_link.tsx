import type { ReactNode } from 'react'
import { telHref } from './contact_links.ts'
import { useFacts } from './current_facts.ts'

interface Props {
	className?: string
	/** The event name that a click is counted under. */
	'data-analytics-event'?: string
	/** The label; the phone number by default. */
	children?: ReactNode
}

/** A link that calls the office. */
export function CallLink({ className = 'link', children, ...rest }: Props) {
	const { phone } = useFacts()
	return (
		<a href={telHref(phone)} className={className} {...rest}>
			{children ?? phone}
		</a>
	)
}
