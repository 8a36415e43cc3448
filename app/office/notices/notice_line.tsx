import { Link, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { inboxPath } from '../shell/screens.ts'
import { OfficeIcon } from '../shell/office_icon.tsx'
import { dueKey, newKey } from './follow_notices.ts'
import { useNotices } from './notices.tsx'
import { type RequestNotice, shortWords } from './request_notice.ts'

/** How many requests of a kind are named; phones have no room for a list above the page. */
const named = 3
const namedOnPhones = 1

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
		<div aria-live="polite" className="notices top-2 z-20 empty:hidden sm:sticky print:hidden">
			{fresh.length + due.length > 0 && (
				<div className="mb-7 flex flex-wrap items-start gap-x-4 gap-y-2 rounded-md border-2 border-accent bg-card py-2 pr-2 pl-3.5 text-card-foreground shadow-lg">
					<OfficeIcon name="bell" className="mt-3 shrink-0 max-sm:hidden" />
					<div className="grid min-w-0 flex-1 gap-1.5 py-2">
						{due.length > 0 && <Line title={dueTitle(due.length)} notices={due} isDue />}
						{fresh.length > 0 && <Line title={newTitle(fresh.length)} notices={fresh} />}
					</div>
					<Button
						kind="secondary"
						className="min-h-11 px-4 sm:self-center"
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
				{notices.slice(0, named).map((notice, index) => (
					<li key={notice.id} className={index < namedOnPhones ? 'min-w-0' : 'min-w-0 max-sm:hidden'}>
						<Link to={notice.path} className="link inline-block py-1">
							{shortWords(notice)}
						</Link>{' '}
						<span className="text-muted-foreground">{isDue ? notice.due : notice.reference}</span>
					</li>
				))}
				<More count={notices.length - namedOnPhones} className="sm:hidden" />
				<More count={notices.length - named} className="max-sm:hidden" />
			</ul>
		</div>
	)
}

function More({ count, className }: { count: number; className: string }) {
	if (count <= 0) return null
	return (
		<li className={className}>
			<Link to={inboxPath} className="link inline-block py-1">
				and {count} more
			</Link>
		</li>
	)
}

function newTitle(count: number): string {
	return count === 1 ? 'A new request' : `${count} new requests`
}

function dueTitle(count: number): string {
	return count === 1 ? 'An answer is due' : `${count} answers are due`
}
