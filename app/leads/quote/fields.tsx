import { useState } from 'react'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { ConsentBox } from '../consent_box.tsx'
import { withCurrentText } from '../current_text.ts'
import type { FieldError, TypedValues } from '../parse_form.ts'
import { isChecked } from '../is_checked.ts'
import { serviceTypes } from './service_types.ts'

interface Props {
	errors: readonly FieldError[]
	/** What was typed before, if the page came back with it; later on the fields themselves hold it. */
	typed: TypedValues
}

/**
 * The fields of the general quote form (QF-01). Uncontrolled: the browser holds what is typed, before scripts
 * come and after a failure. No `maxLength`: it would cut pasted text without a word.
 */
export function QuoteFields({ errors, typed }: Props) {
	const [values] = useState(() => withCurrentText(typed, 'message'))
	const field = (name: string) => ({
		name,
		defaultValue: values[name],
		error: errors.find((error) => error.field === name)?.message,
	})
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<TextField
				{...field('name')}
				label="Full Name"
				autoComplete="name"
				required
				className="sm:col-span-2"
			/>
			<TextField {...field('email')} label="Email Address" type="email" autoComplete="email" required />
			<TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
			<SelectField
				{...field('service_type')}
				label="Service Type"
				options={serviceTypes}
				placeholder="Choose a service"
				required
				className="sm:col-span-2"
			/>
			<TextField
				{...field('address')}
				label="Service Address"
				autoComplete="address-line1"
				className="sm:col-span-2"
			/>
			<TextArea {...field('message')} label="Additional Details" rows={5} className="sm:col-span-2" />
			<div className="sm:col-span-2">
				<ConsentBox error={field('smsConsent').error} isChecked={isChecked(values['smsConsent'])} />
			</div>
		</div>
	)
}
