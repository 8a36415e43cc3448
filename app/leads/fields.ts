import * as z from 'zod/mini'
import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import { isChecked } from './is_checked.ts'

// zod's probe for `eval` would be reported as a violation of the content security policy.
z.config({ jitless: true })

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
/** What browsers accept in an e-mail field (HTML standard), but with a dot in the domain. */
const emailShape = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`)

const tooLong = (called: string, max: number) => `Please shorten ${called} to ${max} characters or fewer.`

/** One required line; `called` is its name in error messages: `your name`. */
export function requiredLine(called: string, max: number) {
	return z
		.string()
		.check(
			z.overwrite(cleanLine),
			z.minLength(1, `Please enter ${called}.`),
			z.maxLength(max, tooLong(called, max)),
		)
}

/** One optional line; null if empty. */
export function optionalLine(called: string, max: number) {
	const text = z.string().check(z.overwrite(cleanLine), z.maxLength(max, tooLong(called, max)))
	return z.pipe(text, z.transform(emptyToNull))
}

/** Several optional lines; null if empty. */
export function optionalParagraphs(called: string, max: number) {
	const text = z.string().check(z.overwrite(cleanParagraphs), z.maxLength(max, tooLong(called, max)))
	return z.pipe(text, z.transform(emptyToNull))
}

/** An e-mail address; 254 characters is the maximum that mail can carry (RFC 5321). */
export function emailAddress() {
	return z
		.string()
		.check(
			z.overwrite(cleanLine),
			z.minLength(1, 'Please enter your email address.'),
			z.maxLength(254, tooLong('your email address', 254)),
			z.regex(emailShape, 'Please enter a valid email address.'),
		)
}

/** One of the given values. */
export function choice<const Value extends string>(values: readonly Value[], sentence: string) {
	return z.enum(values, sentence)
}

/** A checkbox: true only if the form says that it was checked, so that no unexpected value counts as consent. */
export function checkbox() {
	return z.pipe(
		z.string(),
		z.transform((value) => isChecked(value)),
	)
}

function emptyToNull(text: string): string | null {
	return text === '' ? null : text
}
