import { CallLink } from '#app/company/call_link.tsx'

/** The message when the sizes could not be loaded (CM-04), with the phone number. */
export function SizesFailure() {
	return (
		<p role="alert" className="text-lead font-semibold">
			Unable to load dumpster sizes at this time. Please call us for assistance{' '}
			<CallLink data-analytics-event="call_sizes" />
		</p>
	)
}
