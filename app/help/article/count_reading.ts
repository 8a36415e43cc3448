import { useEffect, useRef } from 'react'

/**
 * Reports to the server that the article was read when the reader leaves it. A vote counts as the reading it ends,
 * so nothing is sent after one, nor while one is pending.
 */
export function useCountReading(slug: string, isVote: boolean): void {
	const isCounted = useRef(false)
	const isCountedByVote = useRef(false)
	useEffect(() => {
		isCountedByVote.current = isVote
	}, [isVote])
	useEffect(() => {
		const count = () => {
			if (isCounted.current || isCountedByVote.current) return
			isCounted.current = true
			navigator.sendBeacon(`/help/${slug}/view`)
		}
		addEventListener('pagehide', count)
		return () => {
			removeEventListener('pagehide', count)
			count()
		}
	}, [slug])
}
