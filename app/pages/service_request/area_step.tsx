import { Form, Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { holidaysMovePickups } from '#app/company/days_off.ts'
import { serviceForm } from '#app/leads/service_request/form_definition.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { Option } from '#app/company/option.ts'

/** The value of the query parameter for visitors who do not know their area. */
export const unknownArea = 'unknown'

/** Asks for the area before a missed pickup is reported, so that the schedule can answer first. */
export function AreaStep({ areas }: { areas: readonly Option[] }) {
	const { hours } = useFacts()
	return (
		<div id={serviceForm.anchor} className="scroll-mt-24">
			<h2 className="mb-5 text-subtitle">Missed pickup</h2>
			<p className="mb-5 max-w-[60ch]">
				Check the schedule first: {holidaysMovePickups(hours) && 'a holiday may have moved your day, or '}the
				truck may still be out.
			</p>
			<Form
				action={`/service-request#${serviceForm.anchor}`}
				preventScrollReset
				className="grid justify-items-start gap-5"
			>
				<input type="hidden" name="kind" value="missed" />
				<SelectField
					name="area"
					label="Where is your cart?"
					placeholder="Choose your area"
					options={areas}
					required
					className="w-full"
				/>
				<Button type="submit">See the schedule</Button>
			</Form>
			<p className="mt-6 flex flex-wrap gap-x-6">
				<Link to="/pickup-day" className="link inline-block py-2">
					Find my area by my address
				</Link>
				<Link
					to={`/service-request?kind=missed&area=${unknownArea}#${serviceForm.anchor}`}
					preventScrollReset
					className="link inline-block py-2"
				>
					I do not know my area
				</Link>
			</p>
		</div>
	)
}
