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
import { dueKey, newKey, noticeFeed, nothingShown, type ShownNotices } from './follow_notices.ts'
import type { Notices } from '../requests/request_notice.ts'
import { useCountInTitle } from './title_count.ts'

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
	children: ReactNode
}

/** Follows the notices for the pages of the office. */
export function NoticesProvider({ staffId, asOf, playsSound, children }: ProviderProps) {
	const tell = useEffectEvent((notices: Notices) => {
		announce(notices)
		if (playsSound) void ringOnce()
	})
	const [feed] = useState(() => noticeFeed({ staffId, asOf }))
	const shown = useSyncExternalStore(feed.subscribe, feed.current, () => nothingShown)
	const { pathname } = useLocation()
	const { fresh, due } = shown.unseen
	useEffect(() => feed.start((notices) => tell(notices)), [feed])
	useEffect(() => void confirmSubscription(staffId), [staffId])
	useEffect(() => (playsSound ? ringForOthers() : undefined), [playsSound])
	useEffect(() => {
		const isHere = ({ path }: { path: string }) => path === pathname
		feed.see([...fresh.filter(isHere).map(newKey), ...due.filter(isHere).map(dueKey)])
	}, [feed, fresh, due, pathname])
	useCountInTitle(fresh.length + due.length)
	const used = useMemo(() => ({ ...shown, see: feed.see }), [shown, feed])
	return <NoticesContext value={used}>{children}</NoticesContext>
}
