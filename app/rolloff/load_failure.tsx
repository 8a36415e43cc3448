import { CallLink } from '#app/company/call_link.tsx'
import { TryAgain } from '#app/ui/try_again.tsx'

/**
 * The error message for the part of a page at this anchor that could not be loaded, with the phone number and
 * Try Again.
 */
export function LoadFailure({ sentence, anchor }: { sentence: string; anchor: string }) {
	return (
		<div role="alert">
			<p className="text-lead font-semibold">{sentence}</p>
			<p className="mt-2 mb-4">
				Or ask us: <CallLink data-analytics-event="call_load_failure" />.
			</p>
			<TryAgain anchor={anchor} />
		</div>
	)
}
