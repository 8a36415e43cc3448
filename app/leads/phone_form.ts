import type { FormDefinition, FormField, FormFields } from './form_definition.ts'
import type { LeadDefinition } from './lead_definition.ts'
import { memoized } from '#platform/process/memoized.ts'

/**
 * A form as asked on the phone: phone number and name first, then the required fields, then the rest. A
 * caller may give a phone number or a mail address; consent to texts is asked separately, and there are no
 * photos. Cached per form.
 */
export const phoneForm = memoized(({ form, contactColumns }: LeadDefinition): FormDefinition => {
	const { name, email, phone } = contactColumns
	const callerFields = Object.entries(form.fields)
		.filter(([, { control }]) => control !== 'photos')
		.map(([column, field]) => [column, forCaller(field, column === phone || column === email)] as const)
	const rank = ([column, field]: (typeof callerFields)[number]) => {
		const first = [phone, name, email].indexOf(column)
		if (first >= 0) return first
		return field.required ? 3 : 4
	}
	const fields: FormFields = Object.fromEntries(callerFields.toSorted((a, b) => rank(a) - rank(b)))
	return { ...form, consentMessage: null, fields }
})

/** Adapts a field to being filled in for a caller. */
function forCaller(field: FormField, mayBeEmpty: boolean): FormField {
	const { required, ...rest } = field
	const shown = {
		...rest,
		...(required && !mayBeEmpty ? { required } : {}),
		autoComplete: 'off',
	} as FormField
	const { rule } = shown
	if (!rule || !('called' in rule)) return shown
	const called = rule.called.replace(/^your /, 'the ')
	if (!mayBeEmpty || !('tooShort' in rule)) return { ...shown, rule: { ...rule, called } } as FormField
	const { tooShort: _tooShort, ...withoutMinimum } = rule
	return { ...shown, rule: { ...withoutMinimum, called } } as FormField
}
