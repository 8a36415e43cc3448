import { Button } from '#app/ui/button.tsx'
import { LeadForm } from '../lead_form.tsx'
import type { Receipt } from '../lead_result.ts'
import { quoteForm, quoteToasts } from './definition.ts'
import type { ServiceType } from '#app/company/service_types.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'

interface Props {
	receipt: Receipt | null
	/** The service that the page is about; preselected. */
	service?: ServiceType
	/** A previously entered address. */
	address?: string
	/** The values from the page's URL. */
	prefilled?: FormValues
}

/** The general quote form (QF). */
export function QuoteForm({ receipt, service, address, prefilled }: Props) {
	return (
		<LeadForm
			definition={quoteForm}
			toasts={quoteToasts}
			receipt={receipt}
			key={JSON.stringify(prefilled)}
			chosen={{ ...(service && { service_type: service }), ...prefilled }}
			given={address === undefined ? undefined : { address }}
		>
			{(isSubmitting) => (
				<Button type="submit" kind="loud" disabled={isSubmitting} className="mt-6 w-full sm:w-auto">
					{isSubmitting ? 'Submitting...' : 'Request My Free Quote'}
				</Button>
			)}
		</LeadForm>
	)
}
