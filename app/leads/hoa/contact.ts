import type { HoaQuoteRequestRow } from '#db/lead_rows.ts'
import type { LeadContact } from '../lead_contact.ts'
import { type HoaServiceType, hoaServiceLabel } from './service_types.ts'

type Asked = Pick<
	HoaQuoteRequestRow,
	'contactName' | 'hoaName' | 'email' | 'phone' | 'address' | 'city' | 'serviceType' | 'units'
>

/** An HOA request as the office's list shows it. */
export function hoaContact(row: Asked): LeadContact {
	return {
		name: row.contactName,
		organisation: row.hoaName,
		email: row.email,
		phone: row.phone,
		place: `${row.address}, ${row.city}`,
		asked: `${hoaServiceLabel(row.serviceType as HoaServiceType)}, ${row.units} units`,
	}
}
