import { useState } from 'react'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { ConsentBox } from '../consent_box.tsx'
import { withCurrentText } from '../current_text.ts'
import type { FieldError, TypedValues } from '../parse_form.ts'
import { isChecked } from '../is_checked.ts'
import { hoaServiceTypes } from './service_types.ts'

interface Props {
	errors: readonly FieldError[]
	/** What was typed before, if the page came back with it; later on the fields themselves hold it. */
	typed: TypedValues
}

/**
 * The fields of the HOA quote form (HO-03, HO-04): the community first, then who asks. Uncontrolled: the browser holds
 * what is typed, before scripts come and after a failure.
 */
export function HoaFields({ errors, typed }: Props) {
	const [values] = useState(() => withCurrentText(typed, 'additionalInfo'))
	const messageOf = (name: string) => errors.find((error) => error.field === name)?.message
	const field = (name: string) => ({ name, defaultValue: values[name], error: messageOf(name) })
	return (
		<div className="grid gap-5 sm:grid-cols-6">
			<TextField
				{...field('contactName')}
				label="Contact Name"
				autoComplete="name"
				required
				className="sm:col-span-3"
			/>
			<TextField
				{...field('hoaName')}
				label="HOA Name"
				autoComplete="organization"
				required
				className="sm:col-span-3"
			/>
			<TextField
				{...field('email')}
				label="Email Address"
				type="email"
				autoComplete="email"
				required
				className="sm:col-span-3"
			/>
			<TextField
				{...field('phone')}
				label="Phone Number"
				type="tel"
				autoComplete="tel"
				required
				className="sm:col-span-3"
			/>
			<TextField
				{...field('address')}
				label="Community Address"
				autoComplete="address-line1"
				required
				className="sm:col-span-6"
			/>
			<TextField
				{...field('city')}
				label="City"
				autoComplete="address-level2"
				required
				className="sm:col-span-4"
			/>
			<TextField
				{...field('units')}
				label="Number of Units"
				type="number"
				inputMode="numeric"
				min={1}
				step={1}
				required
				className="sm:col-span-2"
			/>
			<SelectField
				{...field('serviceType')}
				label="Service Type"
				options={hoaServiceTypes}
				placeholder="Choose a service"
				required
				className="sm:col-span-3"
			/>
			<TextField {...field('currentProvider')} label="Current Provider" className="sm:col-span-3" />
			<TextArea
				{...field('additionalInfo')}
				label="Additional Information"
				hint="Gates, alleys, a pool house, a bad corner: whatever a driver should know."
				className="sm:col-span-6"
			/>
			<div className="sm:col-span-6">
				<ConsentBox error={messageOf('smsConsent')} isChecked={isChecked(values['smsConsent'])} />
			</div>
		</div>
	)
}
