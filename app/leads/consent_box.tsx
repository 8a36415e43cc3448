import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import { CheckboxField } from '#app/ui/field.tsx'
import { consentPieces } from './consent.ts'

interface Props {
	error: string | undefined
	isChecked: boolean
	/** Whether the form can only be sent with it. */
	isRequired: boolean
}

/** The box for text messages with its wording (QF-04), unchecked unless it comes back as it was sent. */
export function ConsentBox({ error, isChecked, isRequired }: Props) {
	const facts = useFacts()
	return (
		<CheckboxField
			name="smsConsent"
			value="on"
			label={consentPieces(facts).map(({ text, to }) =>
				to === undefined ? (
					text
				) : (
					// In a tab of its own, so that reading it does not cost what was typed.
					<a key={to} href={to} target="_blank" className="underline underline-offset-4">
						{text}
					</a>
				),
			)}
			hint={
				isRequired ? (
					<Prose text={`Rather not get texts? Call us at ${facts.phone} and ask for a quote by phone.`} />
				) : (
					'You can leave this unchecked; we take your request just the same.'
				)
			}
			error={error}
			defaultChecked={isChecked}
		/>
	)
}
