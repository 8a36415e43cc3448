import * as z from 'zod/mini'
import { cleanLine } from '#platform/forms/clean_text.ts'
import { daySchema } from './day_field.ts'
import { choice, emailAddress, optionalLine, optionalParagraphs, requiredLine, checkbox } from './fields.ts'
import type {
	EmailField,
	FormDefinition,
	FormField,
	LineField,
	NumberField,
	PhotosField,
} from './form_definition.ts'
import { mostPhotos } from './photos/photo_limits.ts'
import type { FormSchema } from '#platform/forms/parse_form.ts'

const schemas = new WeakMap<FormDefinition, FormSchema<Record<string, unknown>>>()

/** The schema of a form as offered (`offeredForm`): its fields in order, then the consent box. Cached per form. */
export function formSchema(form: FormDefinition): FormSchema<Record<string, unknown>> {
	const known = schemas.get(form)
	if (known) return known
	const fields = Object.entries(form.fields).map(([name, field]) => [name, fieldSchema(field)] as const)
	const schema = z.object({ ...Object.fromEntries(fields), smsConsent: checkbox() })
	schemas.set(form, schema)
	return schema
}

function fieldSchema(field: FormField): z.ZodMiniType {
	switch (field.control) {
		case 'text':
		case 'tel':
			return line(field)
		case 'textarea':
			return optionalParagraphs(field.rule.called, field.rule.max)
		case 'email':
			return field.required ? email(field) : optionalEmail(field)
		case 'number':
			return wholeNumber(field)
		case 'select':
			return hasToBeChosen(field)
				? choice(valuesOf(field), field.rule.invalid)
				: optionalChoice(valuesOf(field), field.rule.invalid)
		case 'date':
			return daySchema(field)
		case 'checklist':
			return checklist(valuesOf(field), field.rule.invalid, hasToBeChosen(field) ? 1 : 0)
		case 'photos':
			return photoCount(field)
	}
}

type ChoiceField = Extract<FormField, { options: unknown }>

/** A choice without options is never required, since such a form could not be sent. */
function hasToBeChosen(field: ChoiceField): boolean {
	return field.required === true && valuesOf(field).length > 0
}

function valuesOf({ options }: ChoiceField): string[] {
	return typeof options === 'function' ? [] : options.map(({ value }) => value)
}

function line({ required, rule: { called, max, tooShort } }: LineField) {
	const text = required ? requiredLine(called, max) : optionalLine(called, max)
	if (!tooShort) return text
	return z.pipe(atLeast(tooShort.min, tooShort.message), text)
}

function atLeast(characters: number, message: string) {
	return z.string().check(z.overwrite(cleanLine), z.minLength(characters, message))
}

/** The default rule for an address, with the form's own messages if it has some. */
function email({ rule }: EmailField) {
	const address = emailAddress()
	if (rule === undefined) return address
	const { invalid, missing = invalid } = rule
	const isValid = (text: string) => z.safeParse(address, text).success
	return z.string().check(z.overwrite(cleanLine), z.minLength(1, missing), z.refine(isValid, invalid))
}

/** An address by the same rule, or null if empty. */
function optionalEmail(field: EmailField) {
	const given = email(field)
	const isFine = (text: string) => text === '' || z.safeParse(given, text).success
	const invalid = field.rule?.invalid ?? 'Please enter a valid email address.'
	return z.pipe(
		z.string().check(z.overwrite(cleanLine), z.refine(isFine, invalid)),
		z.transform((text: string) => (text === '' ? null : text)),
	)
}

function wholeNumber({ min, rule: { missing, max } }: NumberField) {
	const isInRange = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
	return z.pipe(
		atLeast(1, missing).check(z.refine(isInRange, `Please enter a whole number from ${min} to ${max}.`)),
		z.transform((digits: string) => Number(digits)),
	)
}

/** The number of photos, as counted by `checkLead`; null for none. */
function photoCount({ rule: { tooMany } }: PhotosField) {
	return z.pipe(
		z.string().check(z.refine((count) => Number(count) <= mostPhotos, tooMany)),
		z.transform((count) => Number(count) || null),
	)
}

/** One of the given values, or null if none was chosen. */
function optionalChoice(values: readonly string[], message: string) {
	return z.pipe(
		choice(['', ...values], message),
		z.transform((value) => (value === '' ? null : value)),
	)
}

/** At least `fewest` of the given values, without duplicates and in their order. */
function checklist(values: readonly string[], message: string, fewest: number) {
	const inOrder = (checked: string[]) => values.filter((value) => checked.includes(value))
	return z.array(choice(values, message)).check(z.overwrite(inOrder), z.minLength(fewest, message))
}
