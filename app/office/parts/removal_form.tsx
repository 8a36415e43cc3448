import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CheckBox } from './check_box.tsx'

/** The error if the box is not checked; the command must check this as well. */
export const notSure = 'Please check the box first: this cannot be taken back.'

interface Props {
	intent: string
	button: string
	text: string
	/** Further content of the form. */
	children?: ReactNode
}

/** A form for a permanent deletion, with a required confirmation box. */
export function RemovalForm({ intent, button, text, children }: Props) {
	return (
		<Form method="post" className="grid justify-items-start gap-2">
			<p className="max-w-prose text-[0.9375rem]">{text}</p>
			{children}
			<CheckBox name="sure" required label="This cannot be taken back" />
			<Button type="submit" kind="secondary" name="intent" value={intent}>
				{button}
			</Button>
		</Form>
	)
}
