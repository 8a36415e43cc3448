import { useFacts } from '#app/company/current_facts.ts'
import { deliveryDays } from '#app/company/delivery_days.ts'
import { Button } from '#app/ui/button.tsx'
import { type ControlProps, Field } from '../form_fields.tsx'
import { LeadForm } from '../lead_form.tsx'
import { pricesField, type Receipt } from '../lead_result.ts'
import { rolloffForm, rolloffToasts, shownSizePrices } from './definition.ts'
import { SizeChoice } from './size_choice.tsx'

const controls = { dumpster_sizes: SizeChoice, delivery_day: DeliveryDay }

interface Props {
	/** The town's name, for the success message. */
	town: string
	/** The preselected size in yards. */
	size: number | undefined
	receipt: Receipt | null
}

/** The roll-off quote form (RQ). */
export function RolloffForm({ town, size, receipt }: Props) {
	const facts = useFacts()
	return (
		<LeadForm
			definition={rolloffForm}
			toasts={() => rolloffToasts(town)}
			receipt={receipt}
			{...(size !== undefined && { chosen: { dumpster_sizes: `${size} Yard` } })}
			controls={controls}
		>
			{(isSubmitting) => (
				<>
					<input type="hidden" name={pricesField} value={shownSizePrices(facts)} />
					<div className="mt-6 grid gap-3 sm:flex">
						<Button type="submit" kind="loud" disabled={isSubmitting}>
							{isSubmitting ? 'Submitting...' : 'Order Now'}
						</Button>
						<Button type="submit" kind="secondary" disabled={isSubmitting}>
							Get a Quote
						</Button>
					</div>
					<p className="mt-2 text-[0.9375rem] text-muted-foreground">
						Both send this form. You get a price first, and nothing is booked before you say yes to it.
					</p>
				</>
			)}
		</LeadForm>
	)
}

/** The delivery day, with a hint about the days to choose from. */
function DeliveryDay({ field, ...rest }: ControlProps) {
	return <Field {...rest} field={{ ...field, hint: deliveryDays(useFacts()) }} />
}
