import type { OfferedServices } from '#app/company/services.ts'
import { type LeadForm, leadFormServices } from '#db/lead_rows.ts'
import { billingLead } from './billing_request/definition.ts'
import { hoaLead } from './hoa/definition.ts'
import type { LeadDefinition } from './lead_definition.ts'
import { orderLead } from './order/definition.ts'
import { quoteLead } from './quote/definition.ts'
import { rolloffLead } from './rolloff/definition.ts'
import { serviceLead } from './service_request/definition.ts'

/** All lead forms, in the order in which the office lists them. */
export const leadDefinitions: Readonly<Record<LeadForm, LeadDefinition>> = {
	quote: quoteLead,
	rolloff: rolloffLead,
	hoa: hoaLead,
	'service-request': serviceLead,
	order: orderLead,
	'billing-request': billingLead,
}

/** The forms for services that the company offers; requests from the others stay readable. */
export function offeredDefinitions(services: OfferedServices): LeadDefinition[] {
	return Object.values(leadDefinitions).filter(({ form }) => {
		const service = leadFormServices[form.name]
		return !service || services[service]
	})
}

/** The names of the forms, as used in rows and in the office's URLs. */
export function leadForms(): LeadForm[] {
	return Object.values(leadDefinitions).map(({ form }) => form.name)
}
