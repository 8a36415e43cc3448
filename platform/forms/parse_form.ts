import * as z from 'zod/mini'
import type { FieldError } from './field_error.ts'

/** The raw values as typed, so that the form can be shown again; multiple values are joined with commas. */
export type FormValues = Readonly<Record<string, string>>

type ParsedForm<Value> =
	{ ok: true; value: Value; values: FormValues } | { ok: false; errors: FieldError[]; values: FormValues }

/** An object schema of fields, each a string or (for checkboxes that share a name) an array of strings. */
export type FormSchema<Value> = z.ZodMiniObject<z.core.$ZodShape> & z.ZodMiniType<Value>

/**
 * Validates a submitted form against its schema, both in the browser and on the server. Ignores unknown fields; a missing field counts as
 * empty, a file as missing. Returns at most one error per field, in schema order. Of repeated fields the first value counts, unless the
 * schema has an array.
 */
export function parseForm<Value>(
	schema: FormSchema<Value>,
	entries: Iterable<[string, FormDataEntryValue]>,
): ParsedForm<Value> {
	const sent = new Map<string, string[]>()
	for (const [name, text] of entries) {
		if (typeof text === 'string') sent.set(name, [...(sent.get(name) ?? []), text])
	}
	const input: Record<string, string | string[]> = {}
	const values: Record<string, string> = {}
	for (const [name, field] of Object.entries(schema.shape)) {
		const texts = sent.get(name) ?? []
		const isList = field._zod.def.type === 'array'
		input[name] = isList ? texts : (texts[0] ?? '')
		values[name] = isList ? texts.join(',') : (texts[0] ?? '')
	}
	const parsed = z.safeParse(schema, input)
	if (parsed.success) return { ok: true, value: parsed.data, values }
	const errors = new Map<string, FieldError>()
	for (const { path, message } of parsed.error.issues) {
		const field = String(path[0])
		if (!errors.has(field)) errors.set(field, { field, message })
	}
	return { ok: false, errors: [...errors.values()], values }
}
