import { Icon } from '#app/ui/icon.tsx'
import type { MailAlarm } from './mail_alarm.ts'

/**
 * The red line above every page of the office; what to do about it opens from it. It stands first in the page, where a
 * screen reader comes by; the element around it is always there, so that a line that appears while somebody works is
 * read out once, in a pause.
 */
export function MailAlarmLine({ alarm }: { alarm: MailAlarm | null }) {
	return (
		<div aria-live="polite">
			{alarm && (
				<details className="mb-4 rounded-md bg-destructive text-destructive-foreground">
					<summary className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 font-semibold">
						<Icon name="alert" />
						<span>{alarm.title}</span>
						<span className="ml-auto font-normal underline underline-offset-4 max-sm:hidden">What to do</span>
					</summary>
					<p className="px-3.5 pb-3.5 sm:pl-12">{alarm.text}</p>
				</details>
			)}
		</div>
	)
}
