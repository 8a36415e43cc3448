import {
	createContext,
	type ReactNode,
	use,
	useEffect,
	useEffectEvent,
	useMemo,
	useState,
	useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'
import { announce } from './announce.ts'
import { confirmSubscription } from './push/browser_push.ts'
import { ringForOthers, ringOnce } from './sound.ts'
import { nothingShown, noticeFeed, type ShownNotices } from './follow_notices.ts'
import { dueKey, newKey, type Notices } from '../requests/request_notice.ts'
import { Badge } from '../parts/badge.tsx'

interface UsedNotices extends ShownNotices {
	see(keys: readonly string[]): void
}

const NoticesContext = createContext<UsedNotices>({ ...nothingShown, see: () => undefined })

/** What the office should know of, on every page below `<NoticesProvider>`. Empty until the browser has asked. */
export function useNotices(): UsedNotices {
	return use(NoticesContext)
}

interface ProviderProps {
	staffId: string
	/** When the page was rendered (ISO 8601, UTC). */
	asOf: string
	playsSound: boolean
	/** Whether this member of staff is told of requests; nothing is asked for one who is not. */
	isTold: boolean
	children: ReactNode
}

/** Follows the notices for the pages of the office. */
export function NoticesProvider({ staffId, asOf, playsSound, isTold, children }: ProviderProps) {
	const tell = useEffectEvent((notices: Notices) => {
		announce(notices)
		if (playsSound) void ringOnce()
	})
	const [feed] = useState(() => noticeFeed({ staffId, asOf }))
	const shown = useSyncExternalStore(feed.subscribe, feed.current, () => nothingShown)
	const { pathname } = useLocation()
	const { fresh, due } = shown.unseen
	useEffect(() => (isTold ? feed.start((notices) => tell(notices)) : undefined), [feed, isTold])
	useEffect(() => void (isTold && confirmSubscription(staffId)), [staffId, isTold])
	useEffect(() => (playsSound ? ringForOthers() : undefined), [playsSound])
	useEffect(() => {
		const isHere = ({ path }: { path: string }) => path === pathname
		feed.see([...fresh.filter(isHere).map(newKey), ...due.filter(isHere).map(dueKey)])
	}, [feed, fresh, due, pathname])
	useCountInTitle(fresh.length + due.length)
	const used = useMemo(() => ({ ...shown, see: feed.see }), [shown, feed])
	return <NoticesContext value={used}>{children}</NoticesContext>
}

/** Puts a count before the document's title, `(2) Inbox · …`, on whatever page is shown; 0 takes it away. */
function useCountInTitle(count: number): void {
	useEffect(() => {
		let plain = document.title
		let written = plain
		const write = () => {
			// A title that somebody else wrote is the page's own.
			if (document.title !== written) plain = document.title
			written = count === 0 ? plain : `(${count}) ${plain}`
			if (document.title !== written) document.title = written
		}
		write()
		const observer = new MutationObserver(write)
		observer.observe(document.head, { childList: true, subtree: true, characterData: true })
		return () => {
			observer.disconnect()
			if (document.title === written) document.title = plain
		}
	}, [count])
}

/** How many notices nobody has looked at yet, and how many texts wait for somebody. */
export function InboxBadge({ texts }: { texts: number }) {
	const { fresh, due } = useNotices().unseen
	const words = texts === 0 ? 'new or due' : 'new or due, with texts'
	return <Badge count={fresh.length + due.length + texts} words={words} />
}
