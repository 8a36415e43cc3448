import { facts } from '#app/company/facts.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { formatLocalTime } from '../consent_record.server.ts'
import { greeting } from '../greeting.ts'
import type { LeadMail } from '../lead_mail.server.ts'
import { answerLine } from '../promise_clock/answer_by.ts'
import type { NewLead, Sender } from '../record_lead.server.ts'
import type { HoaQuote } from './schema.ts'
import { hoaServiceLabel } from './service_types.ts'

/** The two mails of an HOA quote request: to the office with every field, and to the board as a receipt. */
export function hoaMails(quote: HoaQuote, lead: NewLead, sender: Sender, due: Date): LeadMail[] {
	return [staffMail(quote, lead, sender), receiptMail(quote, lead, due)]
}

function staffMail(quote: HoaQuote, lead: NewLead, sender: Sender): LeadMail {
	const mark = lead.review_reason === null ? '' : '[Check] '
	const lines: [string, string | null][] = [
		['Reference', lead.reference],
		['Look twice', lead.review_reason],
		['HOA', quote.hoaName],
		['Units', `${quote.units}`],
		['Service', hoaServiceLabel(quote.serviceType)],
		['Address', quote.address],
		['City', quote.city],
		['Present hauler', quote.currentProvider],
		['Contact', quote.contactName],
		['Phone', quote.phone],
		['Email', quote.email],
		['Text messages', quote.smsConsent ? 'agreed' : 'not agreed'],
		['Sent', formatLocalTime(new Date(lead.created_at))],
		['From page', sender.page],
	]
	const fields = lines.filter(([, value]) => value !== null).map(([label, value]) => `${label}: ${value}`)
	return {
		kind: 'staff',
		to: facts.email,
		replyTo: quote.email,
		subject: `${mark}HOA request ${lead.reference} from ${quote.hoaName}`,
		body: [...fields, '', quote.additionalInfo ?? '(no message)', ''].join('\n'),
	}
}

function receiptMail(quote: HoaQuote, lead: NewLead, due: Date): LeadMail {
	const body = [
		greeting(quote.contactName),
		'',
		`We have your request for a quote for your community. Your reference number is ${lead.reference}.`,
		`You asked about: ${hoaServiceLabel(quote.serviceType)}, ${quote.units} units`,
		'',
		answerLine('hoa', due),
		fillPlaceholders(rest, facts, new Date(lead.created_at)),
	]
	return {
		kind: 'receipt',
		to: quote.email,
		replyTo: facts.email,
		subject: `We have your HOA quote request (${lead.reference})`,
		body: body.join('\n'),
	}
}

const rest = `The office is open {{hours.weekdays}}.

If it cannot wait, call us at {{phone}} and give us the reference number. If you did not send this request, please tell us: reply to this mail or call.

{{company}}
{{address}}
{{phone}}
`
