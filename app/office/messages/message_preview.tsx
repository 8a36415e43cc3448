import { OfferCard } from '#app/offers/offer_card.tsx'
import type { MessagePreview as Preview } from './shown_message.ts'

/** Shows a message as the recipient will see it. */
export function MessagePreview({ preview }: { preview: Preview }) {
	return 'offer' in preview ? (
		<section aria-labelledby="preview" className="mb-7 grid gap-3">
			<h2 id="preview" className="text-xl">
				This is what they see
			</h2>
			<p className="text-[0.9375rem] text-muted-foreground">Nothing was sent yet.</p>
			<OfferCard words={preview.offer} />
		</section>
	) : (
		<MailPreview mail={preview.mail} />
	)
}

function MailPreview({ mail }: { mail: Extract<Preview, { mail: unknown }>['mail'] }) {
	const lines = [
		['From', mail.from],
		['To', mail.to],
		['Replies to', mail.replyTo],
		['Subject', mail.subject],
	] as const
	return (
		<section
			aria-labelledby="preview"
			className="mb-7 rounded-lg border-2 border-primary bg-card p-5 text-card-foreground"
		>
			<h2 id="preview" className="text-xl">
				This is the email
			</h2>
			<p className="mt-1 text-[0.9375rem] text-muted-foreground">Nothing was sent yet.</p>
			<dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
				{lines.map(([label, value]) => (
					<div key={label} className="contents">
						<dt className="text-[0.9375rem] text-muted-foreground">{label}</dt>
						<dd className="wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 border-t border-border pt-4 wrap-anywhere whitespace-pre-wrap">{mail.body}</p>
		</section>
	)
}
