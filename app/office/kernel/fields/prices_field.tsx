import { TextField } from '#app/ui/field.tsx'
import { errorOf, type FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { priceParts } from './form_values.ts'
import { ItemsField } from './items_field.tsx'

interface Props {
	name: string
	label: string
	hint?: string | undefined
	values: FormValues
	errors: readonly FieldError[]
}

/** A town's price table: two column headings, and rows with a service and its price. */
export function PricesField({ name, label, hint, values, errors }: Props) {
	return (
		<div className="grid gap-3">
			<div className="grid gap-3 sm:grid-cols-2">
				{priceParts.map((part, index) => {
					const heading = `${name}.columns.${index}`
					return (
						<TextField
							key={heading}
							name={heading}
							label={`${label}: heading of the ${part.label.toLowerCase()}`}
							maxLength={200}
							defaultValue={values[heading] ?? ''}
							error={errorOf(errors, heading)}
						/>
					)
				})}
			</div>
			<ItemsField
				name={`${name}.items`}
				label={`${label}: lines`}
				hint={hint}
				parts={[
					{ name: 'service', label: 'Service' },
					{ name: 'price', label: 'Price' },
				]}
				values={values}
				errors={errors}
			/>
		</div>
	)
}
