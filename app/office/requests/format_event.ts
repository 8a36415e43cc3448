import { formatDay } from '#platform/time/format_day.ts'
import { lostPhotosForOffice } from '#app/leads/photos/lost_photos.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { LeadEventKind, LeadEventRow, LeadStatus, LostReason } from '#db/inbox_rows.ts'
import { formatStoredAmount } from './lead_progress.ts'
import type { ContactOutcome } from './contacts.ts'
import { lostReasonLabels } from './lost_reasons.ts'
import { statusLabel } from './status_label.server.ts'

type LeadChange = Pick<LeadEventRow, 'form' | 'kind' | 'from_value' | 'to_value' | 'staff_id'>
type Names = ReadonlyMap<string, string>

/** An event as the history shows it after the person's name. */
export function formatEvent(event: LeadChange, nameByStaffId: Names): string {
	const sentence = sentences[event.kind]
	return typeof sentence === 'string' ? sentence : sentence(event, nameByStaffId)
}

const sentences: Record<LeadEventKind, string | ((event: LeadChange, nameByStaffId: Names) => string)> = {
	status({ form, from_value, to_value }) {
		if (from_value !== null)
			return `set the status from ${formatStatus(form, from_value)} to ${formatStatus(form, to_value)}`
		return to_value === 'spam' ? 'marked it as spam' : 'made it a request: its clock runs from here'
	},
	assignment({ to_value, staff_id }, nameByStaffId) {
		if (to_value === null) return 'unassigned it'
		return to_value === staff_id ? 'took it' : `assigned it to ${nameByStaffId.get(to_value) ?? 'someone'}`
	},
	confirm: ({ from_value, to_value }) =>
		`${from_value === null ? 'confirmed' : 'corrected'} the order${to_value === null ? '' : `, first pickup ${formatDay(to_value)}`}`,
	amount: ({ to_value }) =>
		to_value === null ? 'removed the amount offered' : `offered ${formatStoredAmount(to_value) ?? to_value}`,
	reason: ({ to_value }) =>
		`set the reason: ${lostReasonLabels[to_value as LostReason] ?? to_value ?? 'none'}`,
	stop: ({ to_value }) => to_value ?? 'planned a stop',
	'follow-up': ({ to_value }) =>
		to_value === null ? 'removed the follow-up' : `follows up on ${formatDay(to_value)}`,
	call: ({ to_value }) => outcomes[to_value as ContactOutcome] ?? 'pressed Call',
	mail: ({ to_value }) => outcomes[to_value as ContactOutcome] ?? 'pressed Email',
	'photos-lost': ({ to_value }) => `could not keep ${lostPhotosForOffice(Number(to_value))}`,
	'text-in': ({ to_value }) => textSentences[to_value ?? ''] ?? 'sent us a text message',
	note: 'wrote a note',
	copy: 'copied the details',
	answer: 'emailed an answer',
	offer: 'emailed an offer',
	withdraw: 'withdrew the offer',
	accept: 'accepted the offer',
	question: 'asked about the offer',
	text: 'wrote a text message',
	export: 'saved a list as CSV',
	anonymise: 'removed the sender’s data',
	delete: 'deleted the request',
	'no-receipt':
		'emailed no receipt: this address had three within an hour or ten within a day. The request itself is kept',
}

const outcomes: Record<ContactOutcome, string> = {
	reached: 'called and reached them',
	'no-answer': 'called: no answer',
	message: 'called and left a message',
	'not-made': 'pressed Call, but did not call',
	sent: 'sent an email by hand',
	'not-sent': 'pressed Email, but sent nothing',
}

const textSentences: Readonly<Record<string, string>> = {
	stop: 'opted out of text messages by text',
	start: 'opted back in to text messages by text',
	help: 'asked for help by a text, and got our phone number',
}

/** Events without a lead have no form and are never status changes; the fallback only satisfies the types. */
function formatStatus(form: LeadForm | null, value: string | null): string {
	return statusLabel(form ?? 'quote', value as LeadStatus) ?? value
}
