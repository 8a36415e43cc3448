import { CheckboxField } from '#app/ui/field.tsx'
import type { FieldProps } from './field_props.ts'

/** A box that is checked or not. */
export function OnOffField({ name, label, hint, error, defaultValue }: FieldProps) {
	return <CheckboxField {...{ name, label, hint, error }} value="on" defaultChecked={defaultValue === 'on'} />
}
