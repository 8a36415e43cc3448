import type { Facts } from '#app/company/facts_type.ts'
import type { LeadTable } from '#db/lead_rows.ts'
import { type FieldValue, type FormDefinition, type FormFields, type FormValue } from './form_definition.ts'
import type { LeadContact } from './lead_contact.ts'
import type { LeadWay } from './lead_statuses.ts'

/** The columns that every lead table has and that no form fills in. */
export interface StoredLead {
	id: string
	reference: string
	/** Why the office should look twice; null for an ordinary lead. */
	review_reason: string | null
	created_at: string
}

/** The promised response time that applies to a form: a key of the company's promises. */
export type LeadPromise = 'quoteHours' | 'hoaQuoteHours' | 'serviceHours' | 'orderHours' | 'accountUpdateDays'

/** A column that can be neither null nor an empty text cannot be cleared when a lead is anonymized. */
type Privacy<Value> = null extends Value
	? 'personal' | 'kept'
	: string extends Value
		? 'personal' | 'kept'
		: 'kept'

/** How the office sees a column of the form's table. */
interface LeadColumn {
	/** The label in the inbox and in the mail to the office. */
	label: string
	/** The label in the mail, if different. */
	mailLabel?: string
	/** Whether the value is erased when a person asks to be forgotten (`personal`), or stays in the counts (`kept`). */
	privacy: 'personal' | 'kept'
	/** The column's heading in the export; null if the columns common to all leads cover it. */
	exportColumn: string | null
	/** How to format a stored value if its field does not say so: an area's slug becomes its name. */
	holds?: 'day' | 'dollars' | 'area'
}

/** The wording of the two mails that differs between forms. */
interface MailWords<Column> {
	/** Begins the subject of the mail to the office: `Quote request`. */
	request: string
	/** The column that this subject names as the sender; the contact's name if it is empty. */
	from: Column
	/** Replaces an empty message in the mail to the office. */
	withoutMessage: string
	/** The request's name in the receipt: `We have your quote request (...)`. */
	receiptSubject: string
	receiptOpening: string
	/** How to reach us if it is urgent, with placeholders; a default text if missing. */
	receiptUrgent?: string
	/** A column whose sentence the receipt repeats, if it is set. */
	receiptNote?: Column
	/** Whether that note is a price, which then comes first. */
	isNotePrice?: true
	/** The columns that come first in the mail to the office; the other fields follow in the order of `columns`. */
	order?: readonly Column[]
}

type FormLead<Fields extends FormFields> = Omit<FormValue<Fields>, 'smsConsent'>
/** The columns that a form defines: its fields, and what is stored about its page. */
type FormColumn<Row> = Exclude<keyof Row & string, keyof StoredLead | 'smsConsent'>

/**
 * A column that neither a field nor the page fills in gets a string type, so that the compiler's error says
 * what is missing.
 */
type Described<Row, Fields, PageColumn> = {
	[Column in FormColumn<Row>]: Column extends keyof Fields | PageColumn
		? LeadColumn & { privacy: Privacy<Row[Column]> }
		: 'neither a field nor a column that the page fills in'
}

interface LeadParts<Row, Fields extends FormFields, PageColumn> {
	table: LeadTable
	/** The office's name for the form. */
	label: string
	promise: LeadPromise
	/** The statuses that its leads go through. */
	way: LeadWay
	/** Who asked for what, for the inbox: columns, or functions of the checked values. */
	contact: {
		name: FormColumn<Row>
		organization: FormColumn<Row> | null
		email: FormColumn<Row>
		phone: FormColumn<Row>
		location(lead: FormLead<Fields>): string | null
		/** What the request is about, in a few words. */
		subject(lead: FormLead<Fields>): string
		/** The contact if the name's column is empty. */
		otherwise?(lead: FormLead<Fields>): Pick<LeadContact, 'name' | 'email' | 'phone'>
	}
	/** The column with the visitor's own words. */
	message: FormColumn<Row>
	/** What happens next, in a sentence or two, for the receipt on the page. */
	next: string
	/** Every column of the table, in the order in which the office sees them. */
	columns: Described<Row, Fields, PageColumn>
	/**
	 * The prices that the form shows and sends back, and the field that shows their error: a request is refused
	 * if they have changed.
	 */
	shown?: { field: keyof Fields & string; prices(facts: Facts): string }
	/** Whether the request is for something with a price, so that the office can make an offer. */
	isPriced(lead: FormLead<Fields>): boolean
	/** Whether the table has an `smsConsent` column; the consent record stores it in any case. */
	storesConsent: 'smsConsent' extends keyof Row ? true : false
	mail: MailWords<FormColumn<Row>>
}

/** The fields whose names and values the table's row can store; any others do not compile. */
type Storable<Row, Fields extends FormFields> = {
	[Name in keyof Fields]: Name extends keyof Row
		? FieldValue<Fields[Name]> extends Row[Name]
			? Fields[Name]
			: 'the column has another type'
		: 'no such column'
}

/** A lead's values by column, as checked or as stored. */
export type LeadValues = Readonly<Record<string, unknown>>

/** What is done with a submitted form. `PageColumn` names the columns that its page fills in. */
export interface LeadDefinition<PageColumn extends string = string> {
	form: FormDefinition
	table: LeadTable
	label: string
	promise: LeadPromise
	way: LeadWay
	message: string
	next: string
	columns: ReadonlyMap<string, LeadColumn>
	/** The columns that the fields do not fill in. */
	pageColumns: readonly PageColumn[]
	/** The contact's columns: `name`, `email` and `phone` come first wherever the office reads a lead. */
	contactColumns: { name: string; organization: string | null; email: string; phone: string }
	storesConsent: boolean
	shown?: { field: string; prices(facts: Facts): string }
	/** Whether a lead with these values asks for something with a price. */
	isPriced(values: LeadValues): boolean
	mail: MailWords<string>
	/** The contact that the inbox shows for these checked values. */
	contactOf(values: LeadValues): LeadContact
}

/**
 * Defines what is done with a form's leads. The compiler requires that each column of `Row` is described,
 * that each field has a column that can hold its values, and that the page fills in the remaining columns:
 * `PageColumn`.
 */
export function defineLead<
	Row extends StoredLead,
	const Fields extends FormFields,
	PageColumn extends FormColumn<Row> = never,
>(
	form: Omit<FormDefinition, 'fields'> & { fields: Fields & Storable<Row, Fields> },
	{ contact, columns, isPriced, ...parts }: LeadParts<Row, Fields, PageColumn>,
): LeadDefinition<PageColumn> {
	const { location, subject, otherwise, ...contactColumns } = contact
	const described = new Map(Object.entries(columns as Record<string, LeadColumn>))
	const names = [...described.keys()] as FormColumn<Row>[]
	const isPageColumn = (name: FormColumn<Row>): name is PageColumn => !(name in form.fields)
	return {
		...parts,
		form,
		columns: described,
		pageColumns: names.filter(isPageColumn),
		contactColumns,
		isPriced: (values) => isPriced(values as FormLead<Fields>),
		contactOf(values) {
			const text = (column: string | null) => {
				const value = column === null ? null : values[column]
				return typeof value === 'string' ? value : null
			}
			const lead = values as FormLead<Fields>
			const other = text(contact.name) === null ? otherwise?.(lead) : undefined
			return {
				name: text(contact.name) ?? '',
				organization: text(contact.organization),
				email: text(contact.email) ?? '',
				phone: text(contact.phone),
				place: location(lead),
				asked: subject(lead),
				...other,
			}
		},
	}
}

/** The message in the visitor's own words; '' if left empty. */
export function messageOf({ message }: LeadDefinition, values: LeadValues | undefined): string {
	return String(values?.[message] ?? '')
}
