import { deliveryDays } from '#app/company/delivery_days.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { type ControlProps, Field } from '../form_fields.tsx'

/** The day on which the container is wished for, and the days there are. */
export function DeliveryDay({ field, ...rest }: ControlProps) {
	const facts = useFacts()
	return <Field {...rest} field={{ ...field, hint: deliveryDays(facts) }} />
}
