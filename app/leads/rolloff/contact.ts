import type { RolloffQuoteRequestRow } from '#db/lead_rows.ts'
import type { LeadContact } from '../lead_contact.ts'

type Asked = Pick<
	RolloffQuoteRequestRow,
	'full_name' | 'business_name' | 'email' | 'phone' | 'location' | 'dumpster_sizes'
>

/** A roll-off quote request as the office's list shows it. */
export function rolloffContact(row: Asked): LeadContact {
	return {
		name: row.full_name,
		organisation: row.business_name,
		email: row.email,
		phone: row.phone,
		place: row.location,
		asked: row.dumpster_sizes.join(', '),
	}
}
