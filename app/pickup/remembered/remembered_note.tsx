import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { forgetPlaces, rememberPlace } from './remember_place.ts'

interface Props {
	area: string
	name: string
	/** The address as typed; null on an area's page. */
	address: string | null
}

/** Remembers the place in this browser, says so, and offers to forget it. */
export function RememberedNote({ area, name, address }: Props) {
	const [isForgotten, setForgotten] = useState(false)
	useEffect(() => rememberPlace({ area, name, address }), [area, name, address])
	const what = address === null ? 'your area' : 'this address'
	const forget = () => {
		forgetPlaces((place) => (address === null ? place.area === area : place.address === address))
		setForgotten(true)
	}
	return (
		<div className="needs-script rounded-lg bg-muted p-5 text-foreground print:hidden">
			<output className="block">
				{isForgotten
					? `Forgotten. This browser no longer remembers ${what}.`
					: `This browser remembers ${what} and shows the next pickup on every page. We do not store it.`}
			</output>
			{!isForgotten && (
				<Button kind="secondary" className="mt-3" onClick={forget}>
					{address === null ? 'Forget my area' : 'Forget this address'}
				</Button>
			)}
		</div>
	)
}
