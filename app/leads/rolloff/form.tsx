import { Button } from '#app/ui/button.tsx'
import { LeadForm } from '../lead_form.tsx'
import type { Receipt } from '../lead_result.ts'
import { rolloffForm, rolloffToasts } from './definition.ts'
import { DeliveryDay } from './delivery_day.tsx'
import { SizeChoice } from './size_choice.tsx'

const controls = { dumpster_sizes: SizeChoice, delivery_day: DeliveryDay }

interface Props {
	/** The town's name, for the words of success. */
	town: string
	/** The size in yards that is ticked already. */
	size: number | undefined
	receipt: Receipt | null
}

/** The roll-off quote form (RQ). */
export function RolloffForm({ town, size, receipt }: Props) {
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
