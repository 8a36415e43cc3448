import { Icon } from '#app/ui/icon.tsx'
import { RemovalForm } from '../parts/removal_form.tsx'

/** The panel for somebody who asks to be forgotten; for owners only. */
export function Erasure() {
	return (
		<details className="border-t border-border">
			<summary className="flex min-h-11 items-center gap-2 font-semibold">
				<Icon name="chevron" />
				They asked us to remove their data
			</summary>
			<div className="pt-2">
				<RemovalForm
					intent="erase"
					button="Erase this person"
					text="Names, phones, email addresses, addresses, messages, notes, emails, pickup reminders and saved views that look for them go for good, here and in all their requests. What they asked for and when still counts."
				/>
			</div>
		</details>
	)
}
