import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { announce } from './announce.ts'
import { dueKey, newKey, noticeFeed, nothingShown, type ShownNotices } from './follow_notices.ts'
import { useCountInTitle } from './title_count.ts'

interface UsedNotices extends ShownNotices {
	see(keys: readonly string[]): void
}

const NoticesContext = createContext<UsedNotices>({ ...nothingShown, see: () => undefined })

/** What the office should know of, on every page below `<NoticesProvider>`. Empty until the browser has asked. */
export function useNotices(): UsedNotices {
	return use(NoticesContext)
}

/** Follows the notices for the pages of the office. `asOf` is when the page was rendered (ISO 8601, UTC). */
export function NoticesProvider({
	staffId,
	asOf,
	children,
}: {
	staffId: string
	asOf: string
	children: ReactNode
}) {
	const [feed] = useState(() => noticeFeed({ staffId, asOf, announce }))
	const shown = useSyncExternalStore(feed.subscribe, feed.current, () => nothingShown)
	const { pathname } = useLocation()
	const { fresh, due } = shown.unseen
	useEffect(() => feed.start(), [feed])
	useEffect(() => {
		const isHere = ({ path }: { path: string }) => path === pathname
		feed.see([...fresh.filter(isHere).map(newKey), ...due.filter(isHere).map(dueKey)])
	}, [feed, fresh, due, pathname])
	useCountInTitle(fresh.length + due.length)
	const used = useMemo(() => ({ ...shown, see: feed.see }), [shown, feed])
	return <NoticesContext value={used}>{children}</NoticesContext>
}
