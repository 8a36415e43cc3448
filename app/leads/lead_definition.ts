import { formatDollars } from '#app/company/dollars.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { LeadTable } from '#db/lead_rows.ts'
import {
	type FieldValue,
	type FormDefinition,
	type FormFields,
	type FormValue,
	optionLabel,
} from './form_definition.ts'
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

/** Which of the promised answer times holds for a form: a key of the company's promises. */
export type LeadPromise = 'quoteHours' | 'hoaQuoteHours' | 'serviceHours' | 'orderHours' | 'accountUpdateDays'

/** A column that can be neither null nor an empty text cannot be cleared when a lead is anonymized. */
type Privacy<Value> = null extends Value
	? 'personal' | 'kept'
	: string extends Value
		? 'personal' | 'kept'
		: 'kept'

/** What the office gets of a column of the form's table. */
interface LeadColumn {
	/** The label in the inbox and in the mail to the office. */
	label: string
	/** The label in the mail, where that differs. */
	mailLabel?: string
	/** Whether it goes when a person asks to be forgotten (`personal`), or still counts (`kept`). */
	privacy: 'personal' | 'kept'
	/** Its heading in the exported file; null when the columns that all leads have say it already. */
	exportColumn: string | null
	/** Turns a stored value into what people read where its field does not say it: an area's slug into its name. */
	holds?: 'day' | 'dollars' | 'area'
}

/** The words of the two mails; the rest of them is the same for all forms. */
interface MailWords<Column> {
	/** Begins the subject of the mail to the office: `Quote request`. */
	request: string
	/** The column whose value that subject names as the sender. */
	from: Column
	/** Stands in the mail to the office where the message was left empty. */
	withoutMessage: string
	/** What its receipt calls it: `We have your quote request (…)`. */
	receiptSubject: string
	receiptOpening: string
	/** How to reach us if it is urgent, with placeholders; the general words where it is missing. */
	receiptUrgent?: string
	/** A column whose sentence the receipt repeats, if it has one. */
	receiptNote?: Column
	/** Whether that is a price, which comes before everything else. */
	isNotePrice?: true
	/** The columns that come first in the mail to the office; the other fields follow in the order of `columns`. */
	order?: readonly Column[]
}

type FormLead<Fields extends FormFields> = Omit<FormValue<Fields>, 'smsConsent'>
/** The columns of a row that a form defines: its fields, and what is stored of the page it is on. */
type FormColumn<Row> = Exclude<keyof Row & string, keyof StoredLead | 'smsConsent'>

/** A column that neither a field nor the page fills in is named so that the compiler's error says what is missing. */
type Described<Row, Fields, PageColumn> = {
	[Column in FormColumn<Row>]: Column extends keyof Fields | PageColumn
		? LeadColumn & { privacy: Privacy<Row[Column]> }
		: 'neither a field nor a column that the page fills in'
}

interface LeadParts<Row, Fields extends FormFields, PageColumn> {
	table: LeadTable
	/** What the office calls the form. */
	label: string
	promise: LeadPromise
	/** Which statuses it goes through. */
	way: LeadWay
	/** Who asked for what, for the inbox: columns, or what is made of the checked values. */
	contact: {
		name: FormColumn<Row>
		organization: FormColumn<Row> | null
		email: FormColumn<Row>
		phone: FormColumn<Row>
		location(asked: FormLead<Fields>): string | null
		/** What it is about, in a few words. */
		subject(asked: FormLead<Fields>): string
		/** Who it is where the column of the name is empty. */
		otherwise?(asked: FormLead<Fields>): Pick<LeadContact, 'name' | 'email' | 'phone'>
	}
	/** The column with the visitor's own words. */
	message: FormColumn<Row>
	/** What happens next, in a sentence or two: on the receipt of the page. */
	next: string
	/** Every column of the table, in the order in which the office reads them. */
	columns: Described<Row, Fields, PageColumn>
	/** The prices that its form sends back as they were shown, and the field that they stand with: none is taken unseen. */
	shown?: { field: keyof Fields & string; prices(facts: Facts): string }
	/** Whether it asks for something that has a price, so that the office may make an offer. */
	isPriced(asked: FormLead<Fields>): boolean
	/** Whether the table has the column `smsConsent`; the consent record has it in any case. */
	storesConsent: 'smsConsent' extends keyof Row ? true : false
	mail: MailWords<FormColumn<Row>>
}

/** The fields of a form whose names and values the table's row can hold; others do not compile. */
type Storable<Row, Fields extends FormFields> = {
	[Name in keyof Fields]: Name extends keyof Row
		? FieldValue<Fields[Name]> extends Row[Name]
			? Fields[Name]
			: 'the column has another type'
		: 'no such column'
}

/** A lead's values by column, as checked or as stored. */
export type LeadValues = Readonly<Record<string, unknown>>

/** What becomes of a form that was sent. `PageColumn` names what is stored of the page it stood on. */
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
	/** Who is meant by it: `name`, `email` and `phone` come before everything else the office reads. */
	contactColumns: { name: string; organization: string | null; email: string; phone: string }
	storesConsent: boolean
	shown?: { field: string; prices(facts: Facts): string }
	/** Whether a lead with these values asks for something that has a price. */
	isPriced(asked: LeadValues): boolean
	mail: MailWords<string>
	/** What the inbox shows of a lead with these checked values. */
	contactOf(asked: LeadValues): LeadContact
}

/**
 * Defines what is done with a form's leads. The compiler demands that each column of `Row` is described, that each
 * field has a column that holds its values, and that the page fills in the other columns: `PageColumn`.
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
		isPriced: (asked) => isPriced(asked as FormLead<Fields>),
		contactOf(asked) {
			const text = (column: string | null) => {
				const value = column === null ? null : asked[column]
				return typeof value === 'string' ? value : null
			}
			const values = asked as FormLead<Fields>
			const other = text(contact.name) === null ? otherwise?.(values) : undefined
			return {
				name: text(contact.name) ?? '',
				organization: text(contact.organization),
				email: text(contact.email) ?? '',
				phone: text(contact.phone),
				place: location(values),
				asked: subject(values),
				...other,
			}
		},
	}
}

/** What they wrote; empty where they left it so. */
export function messageOf({ message }: LeadDefinition, values: LeadValues | undefined): string {
	return String(values?.[message] ?? '')
}

/**
 * A column's value as people read it: the label of what was chosen; empty where nothing was said. `areaNamed` names the
 * pickup area with a slug.
 */
export function readableValue(
	{ form, columns }: LeadDefinition,
	column: string,
	value: unknown,
	areaNamed: (slug: string) => string,
): string {
	if (value === null || value === undefined) return ''
	const field = form.fields[column]
	const holds = columns.get(column)?.holds
	if (holds === 'dollars') return formatDollars(Number(value))
	if (holds === 'area') return areaNamed(String(value))
	if (field?.control === 'date' || holds === 'day') return formatDay(String(value))
	if (field?.control === 'photos') return value === 1 ? '1 photo' : `${String(value)} photos`
	const options = field && 'options' in field && typeof field.options !== 'function' ? field.options : []
	const values: unknown[] = Array.isArray(value) ? value : [value]
	return values.map((one) => optionLabel(options, String(one))).join(', ')
}
