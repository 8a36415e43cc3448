import { takesBackStop } from '#app/leads/spoken_consent.ts'
import { fieldId } from '#app/ui/field.tsx'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { CheckBox } from '../parts/check_box.tsx'
import { ChoiceButton } from '../parts/choice_button.tsx'

const answers = [
	{ value: '', label: 'Not asked' },
	{ value: 'yes', label: 'Said yes' },
	{ value: 'no', label: 'Said no' },
]

interface Props {
	/** Null where the company sends no texts. */
	wording: string | null
	values: FormValues | undefined
	errors: readonly FieldError[]
}

/** The consent text to read out with the caller's answer, and boxes for a receipt and for planning the stop. */
export function TextsAndReceipt({ wording, values, errors }: Props) {
	const warning = errors.find(({ field }) => field === 'takes_back')?.message
	const isTakenBack = values?.['takes_back'] === 'on'
	return (
		<div className="grid gap-4">
			{wording !== null && (
				<fieldset className="rounded-lg border border-border p-4">
					<legend className="px-1 font-sans text-base font-semibold tracking-normal">Text messages</legend>
					<p className="text-[0.9375rem] text-muted-foreground">Read this out, then note the answer:</p>
					<blockquote className="mt-1 max-w-prose border-l-4 border-accent pl-3">{wording}</blockquote>
					<div className="mt-3 flex flex-wrap gap-2">
						{answers.map(({ value, label }) => (
							<ChoiceButton
								key={value}
								name="texts"
								value={value}
								label={label}
								defaultChecked={value === (values?.['texts'] ?? '')}
							/>
						))}
					</div>
					{(warning || isTakenBack) && (
						<div className="mt-3 border-l-4 border-destructive pl-3">
							{warning && <p id="stop-warning">{warning}</p>}
							<CheckBox
								id={fieldId('takes_back')}
								name="takes_back"
								defaultChecked={isTakenBack}
								aria-describedby={warning && 'stop-warning'}
								label={takesBackStop}
							/>
						</div>
					)}
				</fieldset>
			)}
			<CheckBox
				name="wants_receipt"
				defaultChecked={values?.['wants_receipt'] === 'on'}
				label="They want a receipt by email"
			/>
			<CheckBox
				name="plans_stop"
				defaultChecked={values?.['plans_stop'] === 'on'}
				label="Plan its stop at once, on the day by the schedule or the one they want"
			/>
		</div>
	)
}
