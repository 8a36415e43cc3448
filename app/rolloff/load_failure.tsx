import { useRevalidator } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'
import { Button } from '#app/ui/button.tsx'

/** The message where a part of the page could not be loaded: the sentence, the phone, and Try Again. */
export function LoadFailure({ sentence }: { sentence: string }) {
	const { state, revalidate } = useRevalidator()
	return (
		<div role="alert">
			<p className="text-lead font-semibold">{sentence}</p>
			<p className="mt-2">
				Or ask us:{' '}
				<a href={telHref()} className="link" data-analytics-event="call_load_failure">
					{facts.phone}
				</a>
				.
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
