import { Form, useNavigation } from 'react-router'
import { OfferCard } from '#app/offers/offer_card.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { SendButtons } from '../answers/send_buttons.tsx'
import { RefusalNotice } from '../parts/refusal_notice.tsx'
import type { OfferFormReply } from './offer_action.server.ts'
import type { OfferContent } from './offer_content.server.ts'

interface Props {
	content: OfferContent
	email: string
	reply: OfferFormReply | null
}

/** The terms of an offer, with what is wrong with them or how they will look. */
export function OfferForm({ content, email, reply }: Props) {
	usePreservedInput('offer')
	const isSending = useNavigation().state === 'submitting'
	const { lines, amount, per, validUntil, note } = reply?.typed ?? content.suggested
	const errors = reply?.errors ?? []
	const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
	return (
		<div>
			{reply?.message && <RefusalNotice message={reply.message} events={reply.events} />}
			{reply?.preview && (
				<section aria-labelledby="preview" className="mb-7 grid gap-3">
					<h2 id="preview" className="text-xl">
						This is what they see
					</h2>
					<p className="text-[0.9375rem] text-muted-foreground">Nothing was sent yet.</p>
					<OfferCard words={reply.preview} />
				</section>
			)}
			<Form id="offer" method="post" noValidate className="grid gap-5">
				<ErrorSummary errors={errors} />
				<input type="hidden" name="version" value={reply?.version ?? content.version} />
				<p>
					A mail to{' '}
					<span className="font-semibold">
						<MailAddress address={email} />
					</span>{' '}
					has a link to accept it or to ask about it.
					{content.replaces && ' It replaces the offer that is open.'}
				</p>
				<TextArea
					name="lines"
					label="What is included"
					hint="One thing a line."
					required
					rows={4}
					defaultValue={lines}
					error={errorOf('lines')}
				/>
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField
						name="amount"
						label="Price in dollars, with everything"
						required
						inputMode="decimal"
						autoComplete="off"
						defaultValue={amount}
						error={errorOf('amount')}
					/>
					<SelectField
						name="per"
						label="Paid"
						required
						options={[
							{ value: 'month', label: 'a month' },
							{ value: 'once', label: 'once' },
						]}
						defaultValue={per}
						error={errorOf('per')}
					/>
					<TextField
						name="valid_through"
						label="Good through"
						type="date"
						required
						defaultValue={validUntil}
						error={errorOf('valid_through')}
					/>
				</div>
				<TextArea
					name="note"
					label="Note"
					hint="What else they should know, such as overage or when it can start."
					rows={3}
					defaultValue={note}
					error={errorOf('note')}
				/>
				<SendButtons label="Send the offer" isSending={isSending} />
			</Form>
		</div>
	)
}
