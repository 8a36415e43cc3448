import type { QuoteRequestRow } from '#db/lead_rows.ts'
import type { LeadContact } from '../lead_contact.ts'
import { type ServiceType, serviceLabel } from './service_types.ts'

type Asked = Pick<QuoteRequestRow, 'name' | 'email' | 'phone' | 'address' | 'service_type'>

/** A general quote request as the office's list shows it. */
export function quoteContact({ name, email, phone, address, service_type }: Asked): LeadContact {
	const asked = serviceLabel(service_type as ServiceType)
	return { name, organisation: null, email, phone, place: address, asked }
}
