import { MailAddress } from '#app/ui/mail_address.tsx'
import { mailHref, telHref } from './contact_links.ts'
import { useFacts } from './current_facts.ts'

/** A text in which the company's phone number and mail addresses are links; the number does not wrap. */
export function LinkedProse({ text }: { text: string }) {
	const facts = useFacts()
	const { phone, email, billingEmail } = facts
	const [first] = [
		{ words: phone, href: telHref(facts.phone) },
		{ words: email, href: mailHref(facts.email) },
		{ words: billingEmail, href: mailHref(billingEmail) },
	]
		.map((way) => ({ ...way, at: text.indexOf(way.words) }))
		.filter(({ at }) => at >= 0)
		.toSorted((one, other) => one.at - other.at)
	if (!first) return text
	const { words, href, at } = first
	return (
		<>
			{text.slice(0, at)}
			<a href={href} className={words === phone ? 'link inline-block' : 'link'}>
				{words === phone ? words : <MailAddress address={words} />}
			</a>
			<LinkedProse text={text.slice(at + words.length)} />
		</>
	)
}
