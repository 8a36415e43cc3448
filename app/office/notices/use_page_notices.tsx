import type { ReactNode } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { PlansAsk } from '../kernel/plans/planned_notes.tsx'
import { AsShippedLine, LiveNotice, MailAlarmLine, ReleasedLines } from './notice_bodies.tsx'
import { inboxPath } from '../parts/screens.ts'
import { dueKey, newKey } from '../requests/request_notice.ts'
import { useNotices } from './notices.tsx'
import type { StandingNotices } from './standing_notices.server.ts'

/** A notice on an office page. */
export interface PageNotice {
	key: string
	tone: 'problem' | 'live' | 'plain'
	title: string
	body: ReactNode
}

/** Returns the notices of an office page, most urgent first. */
export function usePageNotices(standing: StandingNotices): PageNotice[] {
	const live = useLiveNotices()
	const { isDiskFull, alarm, warning, released, overdueBackup } = standing
	const { plansAsking, remindsOfSecondStep, asShipped } = standing
	const notices: (PageNotice | false | null)[] = [
		isDiskFull &&
			problem(
				'disk',
				'The server’s disk is full.',
				'Requests and changes may not be saved; visitors are then asked to call us. Please tell whoever looks after the server now.',
			),
		...live,
		alarm && { key: 'mail', tone: 'problem', title: alarm.title, body: <MailAlarmLine alarm={alarm} /> },
		released.length > 0 && {
			key: 'released',
			tone: 'live',
			title: 'Requests without anybody assigned',
			body: <ReleasedLines released={released} />,
		},
		warning !== null && problem('warning', warning, 'Please tell whoever runs this server.'),
		overdueBackup !== null &&
			problem(
				'backup',
				overdueBackup,
				'Please ask whoever looks after the server to have a backup made every night.',
			),
		plansAsking > 0 && {
			key: 'plans',
			tone: 'live',
			title: 'Planned changes need a decision',
			body: <PlansAsk count={plansAsking} />,
		},
		remindsOfSecondStep && {
			key: 'second-step',
			tone: 'plain',
			title: 'A decision about signing in',
			body: (
				<p>
					Must owners have a second step when they sign in? Please decide it under{' '}
					<Link to="/admin/staff" className="link">
						Staff
					</Link>
					.
				</p>
			),
		},
		asShipped && {
			key: 'as-shipped',
			tone: 'plain',
			title: 'Still as it came with the site',
			body: <AsShippedLine {...asShipped} />,
		},
	]
	return notices.filter((notice) => notice !== false && notice !== null)
}

/** A problem of the server, with what to do about it. */
function problem(key: string, title: string, advice: string): PageNotice {
	const body = (
		<p>
			{title} {advice}
		</p>
	)
	return { key, tone: 'problem', title, body }
}

/** The unseen notices of new and due requests. The inbox shows new requests only when asked to, so its list never moves by itself. */
function useLiveNotices(): (PageNotice | false)[] {
	const { unseen, see } = useNotices()
	const { pathname } = useLocation()
	const { revalidate } = useRevalidator()
	const { fresh, due } = unseen
	const gotIt = (keys: readonly string[]) => (
		<Button kind="secondary" className="min-h-11 px-4" onClick={() => see(keys)}>
			Got it
		</Button>
	)
	const [dueTitle, newTitle] = [
		due.length === 1 ? 'An answer is due' : `${due.length} answers are due`,
		fresh.length === 1 ? 'A new request' : `${fresh.length} new requests`,
	]
	const show = (
		<Button kind="loud" className="min-h-11 px-4" onClick={() => void revalidate()}>
			{fresh.length === 1 ? '1 new request' : `${fresh.length} new requests`}: show
		</Button>
	)
	return [
		due.length > 0 && {
			key: 'due',
			tone: 'live',
			title: dueTitle,
			body: <LiveNotice title={dueTitle} notices={due} isDue button={gotIt(due.map(dueKey))} />,
		},
		fresh.length > 0 && {
			key: 'new',
			tone: 'live',
			title: newTitle,
			body: (
				<LiveNotice
					title={newTitle}
					notices={fresh}
					button={pathname === inboxPath ? show : gotIt(fresh.map(newKey))}
				/>
			),
		},
	]
}
