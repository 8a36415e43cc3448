import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'

/** The message when the sizes could not be loaded (CM-04), with the phone number. */
export function SizesFailure() {
	return (
		<p role="alert" className="text-lead font-semibold">
			Unable to load dumpster sizes at this time. Please call us for assistance{' '}
			<a href={telHref()} className="link" data-analytics-event="call_sizes">
				{facts.phone}
			</a>
		</p>
	)
}
