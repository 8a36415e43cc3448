import { facts } from '#app/company/facts.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { formatLocalTime } from '../consent_record.server.ts'
import { greeting } from '../greeting.ts'
import type { LeadMail } from '../lead_mail.server.ts'
import { answerLine } from '../promise_clock/answer_by.ts'
import type { NewLead, Sender } from '../record_lead.server.ts'
import type { RolloffQuote } from './schema.ts'

/** The two mails of a roll-off quote request: to the office with every field, and to the visitor as a receipt. */
export function rolloffMails(quote: RolloffQuote, lead: NewLead, sender: Sender, due: Date): LeadMail[] {
	return [staffMail(quote, lead, sender), receiptMail(quote, lead, due)]
}

function staffMail(quote: RolloffQuote, lead: NewLead, sender: Sender): LeadMail {
	const mark = lead.review_reason === null ? '' : '[Check] '
	const lines: [string, string | null][] = [
		['Reference', lead.reference],
		['Look twice', lead.review_reason],
		['Name', quote.full_name],
		['Business', quote.business_name],
		['Phone', quote.phone],
		['Best time to call', quote.best_contact_time],
		['Email', quote.email],
		['Location', quote.location],
		['Sizes', quote.dumpster_sizes.join(', ')],
		['Materials', quote.material_types],
		['How long', quote.project_duration],
		['Text messages', quote.smsConsent ? 'agreed' : 'not agreed'],
		['Sent', formatLocalTime(new Date(lead.created_at))],
		['From page', sender.page],
	]
	const fields = lines.filter(([, value]) => value !== null).map(([label, value]) => `${label}: ${value}`)
	return {
		kind: 'staff',
		to: facts.email,
		replyTo: quote.email,
		subject: `${mark}Roll-off request ${lead.reference} from ${quote.full_name}`,
		body: [...fields, '', quote.notes ?? '(no notes)', ''].join('\n'),
	}
}

function receiptMail(quote: RolloffQuote, lead: NewLead, due: Date): LeadMail {
	const body = [
		greeting(quote.full_name),
		'',
		`We have your request for a roll-off dumpster. Your reference number is ${lead.reference}.`,
		`You asked about: ${quote.dumpster_sizes.join(', ')}`,
		'',
		answerLine('rolloff', due),
		fillPlaceholders(rest, facts, new Date(lead.created_at)),
	]
	return {
		kind: 'receipt',
		to: quote.email,
		replyTo: facts.email,
		subject: `We have your roll-off request (${lead.reference})`,
		body: body.join('\n'),
	}
}

const rest = `The office is open {{hours.weekdays}}. Same-day delivery is available for orders placed before {{promise.sameDayCutoff}} on a working day; if you need the container today, please call.

Our number is {{phone}}; give us the reference number. If you did not send this request, please tell us: reply to this mail or call.

{{company}}
{{address}}
{{phone}}
`
