import { useState } from 'react'
import { useFetcher } from 'react-router'
import { consentWords } from '#app/people/consent_state.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { Notice } from '../parts/notice.tsx'
import { copyText } from './copy_text.ts'
import type { LeadPageData } from './lead_page.server.ts'
import type { LeadRefusal, leadPageAction } from './lead_commands.server.ts'
import { ContactQuestion } from './contact_question.tsx'

interface Props {
	lead: LeadPageData
	refusal: LeadRefusal<'contact'> | null
}

/** One-tap links to reach the person; next to the number, whether they consented to texts, and the wording. */
export function ContactCard({ lead, refusal }: Props) {
	const { contact, consent } = lead
	const fetcher = useFetcher<typeof leadPageAction>()
	/** Records the press in the history. */
	const note = (intent: 'call' | 'mail' | 'copy') => void fetcher.submit({ intent }, { method: 'post' })
	const notNoted = fetcher.data && !fetcher.data.ok && fetcher.data.message
	if (contact === null) {
		return (
			<section aria-labelledby="contact">
				<h2 id="contact" className="text-xl">
					Contact
				</h2>
				<p className="mt-2">The sender’s data was removed at their request. The request still counts.</p>
			</section>
		)
	}
	return (
		<section aria-labelledby="contact">
			<h2 id="contact" className="sr-only">
				Contact
			</h2>
			<div className="flex flex-wrap gap-2 *:grow">
				{contact.phones.map(({ shown, tel }, index) => (
					<ButtonLink
						key={tel}
						href={tel}
						kind="loud"
						data-shortcut={index === 0 ? 'call' : undefined}
						onClick={() => note('call')}
					>
						<Icon name="phone" />
						Call{contact.phones.length > 1 && ` ${shown}`}
					</ButtonLink>
				))}
				{contact.mailto !== null && (
					<ButtonLink href={contact.mailto} kind="secondary" onClick={() => note('mail')}>
						<Icon name="mail" />
						Email
					</ButtonLink>
				)}
				<Copy text={contact.copy} onCopied={() => note('copy')} />
			</div>
			{notNoted && (
				<div className="mt-4 -mb-6">
					<Notice tone="problem">{notNoted}</Notice>
				</div>
			)}
			<ContactQuestion lead={lead} refusal={refusal} />
			<dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2">
				<div>
					<dt className="text-[0.9375rem] text-muted-foreground">Phone</dt>
					<dd className="text-lg font-semibold">
						<span className="inline-block">{contact.phone ?? 'not given'}</span>
					</dd>
					<Consent consent={consent} />
				</div>
				<div>
					<dt className="text-[0.9375rem] text-muted-foreground">Email</dt>
					<dd className="text-lg font-semibold">
						{contact.email ? <MailAddress address={contact.email} /> : 'not given'}
					</dd>
				</div>
			</dl>
		</section>
	)
}

function Consent({ consent }: { consent: LeadPageData['consent'] }) {
	if (consent === null)
		return <dd className="font-semibold text-destructive">No consent record: do not text</dd>
	if (consent.state === 'asked') return <dd className="font-semibold">{consentWords.asked}</dd>
	return (
		<dd>
			<details>
				<summary className="flex min-h-11 items-center gap-2 font-semibold">
					<Icon name={consent.state === 'agreed' ? 'check' : 'close'} />
					{consentWords[consent.state]}
					<Icon name="chevron" size={16} />
				</summary>
				<blockquote className="border-l-4 border-accent pl-3 text-[0.9375rem]">{consent.wording}</blockquote>
				<p className="mt-2 text-[0.9375rem] text-muted-foreground">
					Wording {consent.version}, {consent.when}, {consent.how}
				</p>
			</details>
		</dd>
	)
}

function Copy({ text, onCopied }: { text: string; onCopied: () => void }) {
	const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
	async function copy() {
		const isCopied = await copyText(text)
		setOutcome(isCopied ? 'copied' : 'failed')
		if (isCopied) onCopied()
	}
	return (
		<>
			<Button kind="secondary" className="needs-script" onClick={() => void copy()}>
				{{ none: 'Copy', copied: 'Copied', failed: 'Not copied' }[outcome]}
			</Button>
			{/* Beside the button: a status inside it would take away its name. */}
			<output className="sr-only">
				{
					{
						none: '',
						copied: 'Copied',
						failed: 'The browser did not let us copy. Please select the text instead.',
					}[outcome]
				}
			</output>
		</>
	)
}
