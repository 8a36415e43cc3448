import { Link } from 'react-router'
import { inboxPath } from '../parts/screens.ts'
import { type RequestNotice, shortWords } from '../requests/request_notice.ts'

/** How many requests are named; the inbox has the others. */
const named = 3

interface Props {
	title: string
	notices: readonly RequestNotice[]
	isDue?: boolean
}

/** Requests that have come, or whose answer is due: who asks, for what, each with its link. */
export function LiveNotice({ title, notices, isDue = false }: Props) {
	const more = notices.length - named
	return (
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
	)
}
