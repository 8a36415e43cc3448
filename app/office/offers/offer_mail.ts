import type { Facts } from '#app/company/facts_type.ts'
import { greeting } from '#app/leads/greeting.ts'
import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import { longDate, type OfferWords } from '#app/offers/offer_words.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import { answerMail } from '../answers/answer_mail.ts'
import { signedName } from '../sign_in/first_owner_name.ts'

interface Offered {
	work: Pick<LeadWorkRow, 'name' | 'email' | 'reference'>
	offer: Pick<OfferRow, 'valid_through' | 'staff_name'>
	words: OfferWords
	link: string
}

/** The mail of an offer: the price, what is included, and the link under which it is accepted. */
export function offerMail({ work, offer, words, link }: Offered, facts: Facts, now: Date): LeadMail {
	const text = [
		greeting(work.name),
		'',
		'Here is our offer:',
		'',
		`${words.price} ${words.per}`,
		...words.lines.map((line) => `- ${line}`),
		...(words.note === null ? [] : ['', words.note]),
		'',
		`It is good through ${longDate(offer.valid_through)}. Look at it, accept it or ask us about it here:`,
		link,
		'',
		'The link is yours alone: whoever has it can accept the offer.',
		'',
		signedName({ name: offer.staff_name }, facts),
	].join('\n')
	return answerMail({ subject: 'Our offer to you', text }, work, facts, now)
}
