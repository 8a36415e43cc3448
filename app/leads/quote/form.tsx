import { Button } from '#app/ui/button.tsx'
import { LeadForm } from '../lead_form.tsx'
import type { Receipt } from '../lead_result.ts'
import { quoteForm, quoteToasts } from './definition.ts'
import type { ServiceType } from '#app/company/service_types.ts'

/** The general quote form (QF). On a page about one `service` that one is chosen already. */
export function QuoteForm({ receipt, service }: { receipt: Receipt | null; service?: ServiceType }) {
	return (
		<LeadForm
			definition={quoteForm}
			toasts={quoteToasts()}
			receipt={receipt}
			chosen={service && { service_type: service }}
		>
			{(isSubmitting) => (
				<Button type="submit" kind="loud" disabled={isSubmitting} className="mt-6 w-full sm:w-auto">
					{isSubmitting ? 'Submitting...' : 'Request My Free Quote'}
				</Button>
			)}
		</LeadForm>
	)
}
