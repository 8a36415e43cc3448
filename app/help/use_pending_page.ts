import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A quicker answer than this, in milliseconds, comes without a skeleton: it would only flicker. */
const skeletonDelayMs = 150

/** What of the help center is on its way and late: another `list`, an `article`, or nothing. */
export function usePendingPage(): 'list' | 'article' | null {
	const { pathname: here } = useLocation()
	const { state, location } = useNavigation()
	const path = state === 'loading' ? location.pathname : ''
	const [latePath, setLatePath] = useState('')
	useEffect(() => {
		if (path === '') return
		const timer = setTimeout(() => setLatePath(path), skeletonDelayMs)
		return () => {
			clearTimeout(timer)
			setLatePath('')
		}
	}, [path])
	if (latePath === '/help') return 'list'
	// An article that comes back with its reader's vote stays where it is.
	return latePath.startsWith('/help/') && latePath !== here ? 'article' : null
}
