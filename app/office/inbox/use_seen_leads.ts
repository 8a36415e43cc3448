import { useEffect } from 'react'
import { newKey } from '../notices/follow_notices.ts'
import { useNotices } from '../notices/notices.tsx'

/** What came before the list was loaded (`since`) is in it, and so counts as seen; what comes later is told of above it. */
export function useSeenLeads(since: string): void {
	const { all, see } = useNotices()
	const { fresh } = all
	useEffect(() => {
		const look = () => {
			if (document.visibilityState === 'visible') see(fresh.filter(({ at }) => at <= since).map(newKey))
		}
		look()
		document.addEventListener('visibilitychange', look)
		return () => document.removeEventListener('visibilitychange', look)
	}, [fresh, since, see])
}
