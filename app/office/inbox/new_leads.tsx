import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/**
 * Announces leads that came since the list was loaded, and shows them on request: the list never moves by itself. Its
 * key is the time of loading.
 */
export function NewLeads({ since }: { since: string }) {
	const [count, setCount] = useState(0)
	const { revalidate } = useRevalidator()
	useEffect(() => follow(since, setCount), [since])

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

/** Listens while the page is visible; leads that came meanwhile are announced when it is visible again. */
function follow(since: string, report: (count: number) => void): () => void {
	let source: EventSource | null = null
	const listen = () => {
		if (document.visibilityState === 'hidden') {
			source?.close()
			source = null
		} else if (source === null) {
			source = new EventSource(`/admin/events?since=${since}`)
			source.addEventListener('new', ({ data }: MessageEvent<string>) => report(Number(data)))
		}
	}
	listen()
	document.addEventListener('visibilitychange', listen)
	return () => {
		document.removeEventListener('visibilitychange', listen)
		source?.close()
	}
}
