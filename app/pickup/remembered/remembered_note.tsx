import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { rememberArea } from './remembered_area.ts'

/** Has this browser remember the area, says so, and forgets it when asked to. */
export function RememberedNote({ slug }: { slug: string }) {
	const [isForgotten, setForgotten] = useState(false)
	useEffect(() => rememberArea(slug), [slug])
	return (
		<div className="needs-script rounded-lg bg-muted p-5 print:hidden">
			<output className="block">
				{isForgotten
					? 'Forgotten. This browser no longer knows your area.'
					: 'This browser remembers your area and shows the next pickup on every page. We do not store it.'}
			</output>
			{!isForgotten && (
				<Button
					kind="secondary"
					className="mt-3"
					onClick={() => {
						rememberArea(null)
						setForgotten(true)
					}}
				>
					Forget my area
				</Button>
			)}
		</div>
	)
}
