import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useIsSending } from './use_is_sending.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> & {
	/** The label while a form is being sent; by default it stays. */
	busy?: string
}

/** A button that submits its form; disabled while a form of the page is being sent. */
export function SubmitButton({ busy, children, ...rest }: Props) {
	const isSending = useIsSending()
	return (
		<Button {...rest} type="submit" disabled={isSending}>
			{(isSending && busy) || children}
		</Button>
	)
}
