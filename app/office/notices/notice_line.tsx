import { Link, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { inboxPath } from '../shell/navigation.ts'
import { OfficeIcon } from '../shell/office_icon.tsx'
import { dueKey, newKey } from './follow_notices.ts'
import { useNotices } from './notices.tsx'
import { type RequestNotice, shortWords } from './request_notice.ts'

/** How many requests of a kind are named. */
const named = 3

/**
 * What nobody has looked at yet, above every page of the office until somebody has. The inbox announces what is new in its own way. Its live
 * region always exists, so that what appears later is announced.
 */
export function NoticeLine() {
	const { unseen, see } = useNotices()
	const { pathname } = useLocation()
	const fresh = pathname === inboxPath ? [] : unseen.fresh
	const { due } = unseen
	return (
		<div aria-live="polite" className="notices sticky top-2 z-20 empty:hidden print:hidden">
			{fresh.length + due.length > 0 && (
				<div className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-2 rounded-md border-2 border-accent bg-card py-2 pr-2 pl-3.5 text-card-foreground shadow-lg">
					<OfficeIcon name="bell" className="mt-3 shrink-0 max-sm:hidden" />
					<div className="grid min-w-0 flex-1 gap-1.5 py-2">
						{due.length > 0 && <Line title={dueTitle(due.length)} notices={due} isDue />}
						{fresh.length > 0 && <Line title={newTitle(fresh.length)} notices={fresh} />}
					</div>
					<Button
						kind="secondary"
						className="min-h-11 px-4"
						onClick={() => see([...fresh.map(newKey), ...due.map(dueKey)])}
					>
						Got it
					</Button>
				</div>
			)}
		</div>
	)
}

function Line({
	title,
	notices,
	isDue = false,
}: {
	title: string
	notices: readonly RequestNotice[]
	isDue?: boolean
}) {
	return (
		<div className="leading-snug">
			<p className="font-semibold">{title}</p>
			<ul className="flex flex-wrap gap-x-4">
				{notices.slice(0, named).map((notice) => (
					<li key={notice.id} className="min-w-0">
						<Link to={notice.path} className="link inline-block py-1">
							{shortWords(notice)}
						</Link>{' '}
						<span className="text-muted-foreground">{isDue ? notice.due : notice.reference}</span>
					</li>
				))}
				{notices.length > named && (
					<li>
						<Link to={inboxPath} className="link inline-block py-1">
							and {notices.length - named} more
						</Link>
					</li>
				)}
			</ul>
		</div>
	)
}

function newTitle(count: number): string {
	return count === 1 ? 'A new request' : `${count} new requests`
}

function dueTitle(count: number): string {
	return count === 1 ? 'An answer is due' : `${count} answers are due`
}
