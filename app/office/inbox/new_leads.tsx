import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { newKey } from '../notices/follow_notices.ts'
import { useNotices } from '../notices/notices.tsx'

/**
 * Announces leads that came since the list was loaded (`since`), and shows them on request: the list never moves by itself. What
 * came before is in the list, and so counts as seen.
 */
export function NewLeads({ since }: { since: string }) {
	const { all, see } = useNotices()
	const { revalidate } = useRevalidator()
	const { fresh } = all
	const count = fresh.filter(({ at }) => at > since).length
	useEffect(() => {
		const look = () => {
			if (document.visibilityState === 'visible') see(fresh.filter(({ at }) => at <= since).map(newKey))
		}
		look()
		document.addEventListener('visibilitychange', look)
		return () => document.removeEventListener('visibilitychange', look)
	}, [fresh, since, see])

	return (
		<output className="sticky top-2 z-20 block empty:hidden">
			{count > 0 && (
				<Button kind="loud" className="mb-4 w-full shadow-lg" onClick={() => void revalidate()}>
					{count === 1 ? '1 new lead' : `${count} new leads`}: show
				</Button>
			)}
		</output>
	)
}
