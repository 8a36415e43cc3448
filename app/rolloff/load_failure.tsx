import { useRevalidator } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { Button } from '#app/ui/button.tsx'

/** The message where a part of the page could not be loaded: the sentence, the phone, and Try Again. */
export function LoadFailure({ sentence }: { sentence: string }) {
	const { state, revalidate } = useRevalidator()
	return (
		<div role="alert">
			<p className="text-lead font-semibold">{sentence}</p>
			<p className="mt-2">
				Or ask us: <CallLink data-analytics-event="call_load_failure" />.
			</p>
			<Button
				kind="secondary"
				className="needs-script mt-4"
				disabled={state === 'loading'}
				onClick={() => void revalidate()}
			>
				Try Again
			</Button>
		</div>
	)
}
