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

/** Returns the notices on any page below `<NoticesProvider>`; empty until the browser has received them. */
export function useNotices(): UsedNotices {
	return use(NoticesContext)
}

interface ProviderProps {
	staffId: string
	/** When the page was rendered (ISO 8601, UTC). */
	asOf: string
	playsSound: boolean
	/** Whether this staff member gets notices of requests; if not, the browser does not ask for any. */
	isTold: boolean
	children: ReactNode
}

/** Keeps the notices of office pages up to date. */
export function NoticesProvider({ staffId, asOf, playsSound, isTold, children }: ProviderProps) {
	const announceAndRing = useEffectEvent((notices: Notices) => {
		announce(notices)
		if (playsSound) void ringOnce()
	})
	const [feed] = useState(() => noticeFeed(staffId, asOf))
	const shown = useSyncExternalStore(feed.subscribe, feed.current, () => nothingShown)
	const { pathname } = useLocation()
	const { fresh, due } = shown.unseen
	useEffect(() => (isTold ? feed.start((notices) => announceAndRing(notices)) : undefined), [feed, isTold])
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

/** Prefixes the document's title with a count, as in `(2) Inbox`, also after navigation; 0 removes it. */
function useCountInTitle(count: number): void {
	useEffect(() => {
		let plain = document.title
		let written = plain
		const write = () => {
			// A title that was not written here is the page's own title.
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

/** Shows the number of unseen notices plus the number of texts to look at. */
export function InboxBadge({ texts }: { texts: number }) {
	const { fresh, due } = useNotices().unseen
	const words = texts === 0 ? 'new or due' : 'new or due, with texts'
	return <Badge count={fresh.length + due.length + texts} words={words} />
}
