import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The panel for somebody who asks to be forgotten; for owners only. */
export function Erasure() {
	return (
		<details className="border-t border-border">
			<summary className="flex min-h-11 items-center gap-2 font-semibold">
				<Icon name="chevron" />
				They asked us to remove their data
			</summary>
			<Form method="post" className="grid justify-items-start gap-2 pt-2">
				<p className="max-w-prose text-[0.9375rem]">
					Names, phones, email addresses, addresses, messages, notes, emails, pickup reminders and saved views
					that look for them go for good, here and in all their requests. What they asked for and when still
					counts.
				</p>
				<label className="flex min-h-11 items-center gap-3">
					<input type="checkbox" name="sure" required className="size-6" />
					This cannot be taken back
				</label>
				<Button type="submit" kind="secondary" name="intent" value="erase">
					Erase this person
				</Button>
			</Form>
		</details>
	)
}
