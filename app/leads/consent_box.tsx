import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import { CheckboxField } from '#app/ui/field.tsx'
import { consentPieces } from './consent.ts'

interface Props {
	error: string | undefined
	isChecked: boolean
	/** Whether the form requires it to be checked. */
	isRequired: boolean
}

/** The consent box for text messages with its wording (QF-04); unchecked, unless the form comes back with it checked. */
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
					// Opens in a new tab, so that reading it does not lose what was typed.
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
