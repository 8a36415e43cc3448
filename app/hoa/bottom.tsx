import { CallButton } from '#app/company/call_button.tsx'
import { mailHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import type { HoaContent } from './hoa_content.server.ts'

/** The call to action: two ways to contact us without a form (HO-01). */
export function Bottom({ title, description }: HoaContent['bottom']) {
	const facts = useFacts()
	return (
		<section
			aria-labelledby="bottom-heading"
			className="border-t border-border bg-secondary text-secondary-foreground print:hidden"
		>
			<div className="wrap section">
				<h2 id="bottom-heading" className="text-title">
					{title}
				</h2>
				<p className="mt-3 max-w-[48ch] text-lead">
					<Described text={description} />
				</p>
				<div className="mt-7 flex flex-wrap gap-3">
					<CallButton data-analytics-event="call_hoa" />
					<ButtonLink href={mailHref(facts.email)} kind="secondary">
						<Icon name="mail" />
						Write to us
					</ButtonLink>
					<OpeningNote className="self-center text-[0.9375rem]" />
				</div>
			</div>
		</section>
	)
}

/** The text, with line-break opportunities in the mail address. */
function Described({ text }: { text: string }) {
	const facts = useFacts()
	const at = text.indexOf(facts.email)
	if (at < 0) return <Prose text={text} />
	return (
		<>
			<Prose text={text.slice(0, at)} />
			<MailAddress address={facts.email} />
			<Described text={text.slice(at + facts.email.length)} />
		</>
	)
}
