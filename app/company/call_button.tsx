import type { ComponentProps } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { telHref } from './contact_links.ts'
import { useFacts } from './current_facts.ts'

type Props = Omit<Extract<ComponentProps<typeof ButtonLink>, { href: string }>, 'href'>

/** A button that calls the office; its label is the phone number unless it has children. */
export function CallButton({ children, ...rest }: Props) {
	const { phone } = useFacts()
	return (
		<ButtonLink href={telHref(phone)} {...rest}>
			<Icon name="phone" />
			{children ?? phone}
		</ButtonLink>
	)
}
