import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { asShippedPath, inboxPath } from '../parts/screens.ts'
import { type RequestNotice, shortWords } from '../requests/request_notice.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { MailAlarm } from './mail_alarm.ts'
import { counted } from '#platform/text/counted.ts'
import { listed } from '#platform/text/listed.ts'
import { listQuery } from '../requests/filters.ts'

/** The maximum number of requests shown; the inbox has the others. */
const named = 3

interface Props {
	title: string
	notices: readonly RequestNotice[]
	isDue?: boolean
	button: ReactNode
}

/** Requests that are new or due for an answer: who asked for what, each with its link, and a button. */
export function LiveNotice({ title, notices, isDue = false, button }: Props) {
	const more = notices.length - named
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
			<div className="min-w-0 leading-snug">
				<p className="font-semibold">{title}</p>
				<ul>
					{notices.slice(0, named).map((notice) => (
						<li key={notice.id} className="min-w-0 wrap-anywhere">
							<Link to={notice.path} className="link inline-block py-1">
								{notice.name}: {shortWords(notice)}
							</Link>{' '}
							<span className="text-muted-foreground">{isDue ? notice.due : notice.asked}</span>
						</li>
					))}
					{more > 0 && (
						<li>
							<Link to={inboxPath} className="link inline-block py-1">
								and {more} more
							</Link>
						</li>
					)}
				</ul>
			</div>
			{button}
		</div>
	)
}

/** Warns that mail is not being sent and says what to do about it. */
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

/** Lists staff members who were deactivated or became drivers, with the number of their requests that nobody has taken over. */
export function ReleasedLines({ released }: { released: readonly { name: string; count: number }[] }) {
	return (
		<ul>
			{released.map(({ name, count }) => (
				<li key={name}>
					<Link
						to={`/admin/leads${listQuery({ assignee: 'nobody' })}`}
						className="link inline-flex min-h-11 items-center"
					>
						{counted(count, 'request')} that {name} had: nobody has taken {count === 1 ? 'it' : 'them'} on yet
					</Link>
				</li>
			))}
		</ul>
	)
}

/** Says how much is left as shipped with the site. */
export function AsShippedLine({ facts, samples }: { facts: number; samples: number }) {
	const left = [
		...(facts > 0 ? [counted(facts, 'company fact')] : []),
		...(samples > 0 ? [counted(samples, 'sample')] : []),
	]
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<p className="max-w-prose">Still as they came with the site: {listed(left)}.</p>
			<ButtonLink kind="secondary" to={asShippedPath}>
				See what is left
			</ButtonLink>
		</div>
	)
}
