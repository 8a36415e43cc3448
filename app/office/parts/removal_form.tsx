import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** What is said to who presses without the box; its command sees to that, too. */
export const notSure = 'Please check the box first: this cannot be taken back.'

interface Props {
	intent: string
	button: string
	text: string
	/** What else goes with it. */
	children?: ReactNode
}

/** Takes something out for good, once its box is checked. */
export function RemovalForm({ intent, button, text, children }: Props) {
	return (
		<Form method="post" className="grid justify-items-start gap-2">
			<p className="max-w-prose text-[0.9375rem]">{text}</p>
			{children}
			<label className="flex min-h-11 items-center gap-3">
				<input type="checkbox" name="sure" required className="size-6" />
				This cannot be taken back
			</label>
			<Button type="submit" kind="secondary" name="intent" value={intent}>
				{button}
			</Button>
		</Form>
	)
}
