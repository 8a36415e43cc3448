import { Icon } from '#app/ui/icon.tsx'
import type { MailAlarm } from './mail_alarm.ts'

/** That mail does not leave, with what to do about it. */
export function MailAlarmLine({ alarm }: { alarm: MailAlarm }) {
	return (
		<details>
			<summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
				<Icon name="alert" className="shrink-0 text-destructive" />
				<span>{alarm.title}</span>
				<Icon name="chevron" className="ml-auto sm:hidden" />
				<span className="ml-auto font-normal underline underline-offset-4 max-sm:hidden">What to do</span>
			</summary>
			<p className="pb-2 sm:pl-9">{alarm.text}</p>
		</details>
	)
}
