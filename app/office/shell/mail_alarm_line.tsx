import { Icon } from '#app/ui/icon.tsx'
import type { MailAlarm } from './mail_alarm.ts'

/**
 * The red line above every page of the office. It stands first in the page, where a screen reader comes by; the element
 * around it is always there, so that a line that appears while somebody works is read out once, in a pause.
 */
export function MailAlarmLine({ alarm }: { alarm: MailAlarm | null }) {
	return (
		<div aria-live="polite">
			{alarm && (
				<p className="mb-6 flex items-start gap-3 rounded-md bg-destructive p-3.5 text-destructive-foreground">
					<Icon name="alert" className="mt-0.5" />
					<span>
						<strong>{alarm.title}</strong> {alarm.text}
					</span>
				</p>
			)}
		</div>
	)
}
