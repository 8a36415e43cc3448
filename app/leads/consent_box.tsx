import { facts } from '#app/company/facts.ts'
import { CheckboxField } from '#app/ui/field.tsx'
import { consentPieces } from './consent.ts'

/** The box for text messages with its wording (QF-04), unticked unless it comes back as it was sent. */
export function ConsentBox({ error, isChecked }: { error: string | undefined; isChecked: boolean }) {
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
			hint={`Rather not get texts? Call us at ${facts.phone} and ask for a quote by phone.`}
			error={error}
			defaultChecked={isChecked}
		/>
	)
}
