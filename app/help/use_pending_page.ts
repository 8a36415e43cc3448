import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Milliseconds before a skeleton shows, so that quick responses do not flicker. */
const skeletonDelayMs = 150

/** The slow navigation in progress in the help center: to a `list` or an `article`; null if there is none. */
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
	// No skeleton while the current article reloads after a vote.
	return latePath.startsWith('/help/') && latePath !== here ? 'article' : null
}
