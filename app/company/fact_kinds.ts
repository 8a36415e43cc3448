import { cleanLine, trimText } from '#platform/forms/clean_text.ts'
import { capitalized } from '#platform/text/capitalized.ts'
import { z } from 'zod'
import { byFourHours, byHalf, byHalfOfItsLength, type IsJump } from './fact_jump.ts'
import { paintChoices } from './paints.ts'
import type { Service } from '#db/service_names.ts'
import type { Option } from './option.ts'
import { isTimeZone, usualTimeZones } from './time_zones.ts'
import { isHttpsUrl } from './portals.ts'

/** The control that edits the fact. */
export type FactControl =
	| 'text'
	| 'tel'
	| 'email'
	| 'url'
	| 'number'
	| 'dollars'
	| 'holidays'
	| 'closedDays'
	| 'time'
	| 'hour'
	| 'weekdays'
	| 'checkbox'
	| 'paint'
	| 'select'

/** How a fact is edited. The schema accepts both the value itself and what a form sends for it. */
export interface FactKind {
	control: FactControl
	schema: z.ZodType
	/** The options of a `select`, in order. */
	options?: readonly Option[]
	/** Which changes need a confirmation before saving; none if missing. */
	isJump?: IsJump
}

/** One line of text, not blank. */
export function line(max: number, shape = /[\p{L}\p{N}]/u, sentence = 'Please fill this in.'): FactKind {
	return {
		control: 'text',
		schema: z
			.string(sentence)
			.overwrite(cleanLine)
			.regex(shape, sentence)
			.max(max, `Please use ${max} characters or fewer.`),
	}
}

/** One line of text, or null if blank. */
export function lineOrNone(max: number): FactKind {
	const { schema, ...kind } = line(max)
	return { ...kind, schema: z.preprocess(blankToNull, z.nullable(schema)) }
}

/** A ten-digit phone number, normalized to `(970) 555-0142`. */
export function phone(): FactKind {
	const sentence = 'Please enter a phone number of ten digits, with its area code.'
	return {
		control: 'tel',
		schema: z
			.string(sentence)
			.overwrite((text) =>
				text.trim().replace(/^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]*(\d{3})[ .-]*(\d{4})$/, '($1) $2-$3'),
			)
			.regex(/^\(\d{3}\) \d{3}-\d{4}$/, sentence),
	}
}

export function email(): FactKind {
	const sentence = 'Please enter an email address, such as office@example.com.'
	return { control: 'email', schema: z.string(sentence).trim().max(254, sentence).pipe(z.email(sentence)) }
}

/** A web address that begins with https://, or null if blank; http:// is allowed for this machine. */
export function link(): FactKind {
	const sentence = 'Please enter a full address that begins with https://, or leave it empty.'
	const address = z
		.url({ protocol: /^https?$/, hostname: /^[^\s;,]+$/, error: sentence })
		.max(500, sentence)
		.refine(isHttpsUrl, sentence)
	return { control: 'url', schema: z.preprocess(blankToNull, z.nullable(address)) }
}

/** US dollars with at most two decimals, typed with or without `$` and commas. */
export function dollars(): FactKind {
	const sentence = 'Please enter a price from $1 to $9,999, such as 43 or 24.50.'
	const price = z
		.number(sentence)
		.min(1, sentence)
		.max(9999, sentence)
		.refine((value) => Math.round(value * 100) / 100 === value, sentence)
	return { control: 'dollars', schema: z.preprocess(toDollars, price), isJump: byHalf }
}

/** Makes a kind nullable: a blank value becomes null. */
export function orNone({ schema, ...kind }: FactKind): FactKind {
	return { ...kind, schema: z.preprocess(blankToNull, z.nullable(schema)) }
}

export function wholeNumber(min: number, max: number): FactKind {
	const sentence = `Please enter a whole number from ${min} to ${max}.`
	return { control: 'number', schema: z.preprocess(toNumber, whole(min, max, sentence)) }
}

/** A whole number whose large changes need a confirmation. */
export function count(min: number, max: number): FactKind {
	return { ...wholeNumber(min, max), isJump: byHalf }
}

/** A multiple of `step`, such as 24, 48 and 72. */
export function steps(min: number, max: number, step: number): FactKind {
	const sentence = `Please enter a number from ${min} to ${max}, in steps of ${step}.`
	return {
		control: 'number',
		schema: z.preprocess(toNumber, whole(min, max, sentence).multipleOf(step, sentence)),
		isJump: byHalf,
	}
}

/** A number with decimals, in steps of `step`, such as 0.1. */
export function measure(min: number, max: number, step: number): FactKind {
	const sentence = `Please enter a number from ${min} to ${max}.`
	const number = z.number(sentence).min(min, sentence).max(max, sentence).multipleOf(step, sentence)
	return { control: 'number', schema: z.preprocess(toNumber, number) }
}

/** A time of day, `HH:MM` on the 24-hour clock. */
export function time(): FactKind {
	const sentence = 'Please enter a time of day, such as 07:00 or 16:30.'
	const schema = z.string(sentence).regex(/^([01]\d|2[0-3]):[0-5]\d$/, sentence)
	return { control: 'time', schema, isJump: byFourHours }
}

/** A whole hour of the day on the 24-hour clock. */
export function hour(min: number, max: number): FactKind {
	return { ...wholeNumber(min, max), control: 'hour' }
}

/** Days of the week, 1 for Monday; at least one, sorted. */
export function weekdays(): FactKind {
	const sentence = 'Please choose at least one day of the week.'
	const days = z
		.array(z.preprocess(toNumber, whole(1, 7, sentence)), sentence)
		.overwrite((picked) => [...new Set(picked)].toSorted((one, other) => one - other))
		.min(1, sentence)
	const schema = z.preprocess((value) => asList(value, ','), days)
	return { control: 'weekdays', schema, isJump: byHalfOfItsLength }
}

export function onOrOff(): FactKind {
	const words = new Map<unknown, boolean>([
		['on', true],
		['true', true],
		['', false],
		['false', false],
	])
	const schema = z.preprocess(
		(value) => words.get(value) ?? value,
		z.boolean('Please switch this on or off.'),
	)
	return { control: 'checkbox', schema }
}

/** The path of an uploaded picture, or null if blank. */
export function uploaded(): FactKind {
	const schema = z.preprocess(
		blankToNull,
		z
			.string()
			.regex(/^\/uploads\/[0-9a-f-]{36}-\d{1,4}\.webp$/)
			.nullable(),
	)
	return { control: 'text', schema }
}

/** One of the colors of carts and containers. */
export function paint(): FactKind {
	return { control: 'paint', schema: z.enum(paintChoices, 'Please choose one of the colors.') }
}

/** One of these words; those in `services` are offered only with their service. */
export function oneOf<const Word extends string>(
	words: readonly Word[],
	services?: Readonly<Partial<Record<Word, Service>>>,
): FactKind {
	const asOption = (value: Word) => ({
		value,
		label: capitalized(value),
		service: services?.[value],
	})
	const schema = z.enum(words, 'Please choose one of the list.')
	return { control: 'select', options: words.map(asOption), schema }
}

/** A time zone by its IANA name; the form offers the usual ones. */
export function timeZone(): FactKind {
	const sentence = 'Please choose a time zone that exists, such as America/New_York.'
	const options = Object.entries(usualTimeZones).map(([value, label]) => ({ value, label }))
	return { control: 'select', options, schema: z.string(sentence).refine(isTimeZone, sentence) }
}

function whole(min: number, max: number, sentence: string) {
	return z.number(sentence).int(sentence).min(min, sentence).max(max, sentence)
}

function toNumber(value: unknown): unknown {
	const digits = typeof value === 'string' ? /^\$?\s*(-?\d+(?:\.\d+)?)$/.exec(value.trim())?.[1] : undefined
	return digits === undefined ? value : Number(digits)
}

function toDollars(value: unknown): unknown {
	const typed = typeof value === 'string' ? value.trim() : ''
	const digits = /^\$?\s*((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?)$/.exec(typed)?.[1]
	return digits === undefined ? value : Number(digits.replaceAll(',', ''))
}

function asList(value: unknown, between: string): unknown {
	return typeof value === 'string' ? value.split(between) : value
}

function blankToNull(value: unknown): unknown {
	return typeof value === 'string' && trimText(value) === '' ? null : value
}
