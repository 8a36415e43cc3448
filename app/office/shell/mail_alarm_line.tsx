import { Icon } from '#app/ui/icon.tsx'
import type { MailAlarm } from './mail_alarm.ts'

/**
 * The red line above every page of the office, with what to do about it. First in the page for screen readers; its
 * live region always exists, so that a line that appears later is announced once, politely.
 */
export function MailAlarmLine({ alarm }: { alarm: MailAlarm | null }) {
	return (
		<div aria-live="polite" className="print:hidden">
			{alarm && (
				<details className="mb-6 rounded-md bg-destructive text-destructive-foreground">
					<summary className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 font-semibold">
						<Icon name="alert" />
						<span>{alarm.title}</span>
						<Icon name="chevron" className="ml-auto sm:hidden" />
						<span className="ml-auto font-normal underline underline-offset-4 max-sm:hidden">What to do</span>
					</summary>
					<p className="px-3.5 pb-3.5 sm:pl-12">{alarm.text}</p>
				</details>
			)}
		</div>
	)
}
