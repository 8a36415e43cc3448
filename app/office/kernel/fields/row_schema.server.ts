import { z } from 'zod'
import { articleHtml } from '#app/content/article_html.server.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { isHslTriple } from '#app/content/palette.ts'
import { unknownPlaceholders } from '#app/content/placeholders.ts'
import type { NamedField, Part } from '#app/content/fields.ts'
import { isDay } from '#platform/time/civil_day.ts'

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const link = /^(\/(?!\/)|#|https:\/\/|tel:|mailto:)\S*$/
const picture = /^(?!.*\.\.)[a-z0-9/][\w./-]*$/i
const usualMax = { text: 200, email: 254, textarea: 4000, html: 60_000, picture: 300 } as const
const longestLine = 300
const pastedFactor = 5
const maxItems = 40
const mailSentence = 'Please type an email address, such as name@example.com.'
const colorSentence = 'A color is written like 162 60% 19%.'

/** The validation rule for a field's collected value; it outputs the column's value. */
export function ruleFor(field: NamedField): z.ZodType {
	const rule = filledRule(field)
	return field.optional && field.control !== 'fact' ? rule.nullable() : rule
}

function filledRule(field: NamedField): z.ZodType {
	switch (field.control) {
		case 'checkbox':
			return z.boolean()
		case 'number':
			return numberRule(field)
		case 'percent': {
			const sentence = `${field.label} is a whole number from 0 to 100.`
			return z.number(sentence).min(0, sentence).max(1, sentence)
		}
		case 'colors':
			return colorsRule()
		case 'lines':
			return linesRule(field)
		case 'checklist':
			return checklistRule(field)
		case 'items':
			return itemsRule(field.label, field.parts)
		case 'pairs':
			return pairsRule(field.label, field.parts)
		case 'prices':
			return pricesRule(field.label)
		case 'select': {
			const allowed = new Set(field.options.map(({ value }) => value))
			return words(field.label, 200, { missing: field.missing }).refine(
				(value) => allowed.has(value),
				`Choose one for ${field.label}.`,
			)
		}
		case 'date':
			return words(field.label, 40, { plain: true }).refine(
				isDay,
				`${field.label} is a day such as 2027-01-31.`,
			)
		case 'reference':
		case 'page':
		case 'section':
			return words(field.label, 200)
		case 'fact':
			return factFields.get(field.name)?.schema ?? z.never()
		case 'color':
			return words(field.label, 60).refine(isHslTriple, colorSentence)
		default:
			return textRule(field)
	}
}

function textRule(
	field: Extract<NamedField, { control: 'text' | 'email' | 'textarea' | 'html' | 'picture' }>,
): z.ZodType {
	const { label, control, max = usualMax[control], plain = false, alsoFills, missing } = field
	// Pasted pages contain markup that the sanitizer drops, so the input may be longer than the result.
	const mostTyped = control === 'html' ? max * pastedFactor : max
	const text = words(label, mostTyped, {
		plain: plain || control === 'picture' || control === 'email',
		alsoFills,
		missing,
	})
	if (control === 'html')
		return text
			.transform(articleHtml)
			.refine((html) => html.trim() !== '', `${label} is missing.`)
			.refine((html) => html.length <= max, `${label} is longer than ${max} characters.`)
	if (control === 'picture') return text.regex(picture, `${label} is the name or path of a picture.`)
	if (control === 'text' && field.format === 'slug')
		return text.regex(slug, `${label}: lowercase letters, digits and hyphens only.`)
	if (control === 'text' && field.format === 'link')
		return text.regex(link, `${label} begins with / or https://.`)
	if (control === 'email') return text.refine((address) => z.email().safeParse(address).success, mailSentence)
	return control === 'text' ? text.transform((line) => line.replace(/\s+/g, ' ')) : text
}

function numberRule({ label, min, max, isFraction }: Extract<NamedField, { control: 'number' }>): z.ZodType {
	const sentence = `${label} is a ${isFraction ? '' : 'whole '}number from ${min} to ${max}.`
	const number = z.number(sentence).min(min, sentence).max(max, sentence)
	return isFraction ? number : number.int(sentence)
}

function linesRule({ label, plain }: Extract<NamedField, { control: 'lines' }>): z.ZodType {
	return z.array(words(label, longestLine, { plain })).max(maxItems, `${label} has too many lines.`)
}

/** Options that come from the store are validated by the type's own rules. */
function checklistRule({
	label,
	most = maxItems,
	options,
}: Extract<NamedField, { control: 'checklist' }>): z.ZodType {
	const allowed = options && new Set(options.map(({ value }) => value))
	return z
		.array(words(label, longestLine, { plain: true }))
		.max(most, `Please choose at most ${most} for ${label}.`)
		.refine(
			(all) => all.every((value) => !allowed || allowed.has(value)),
			`Choose from the list for ${label}.`,
		)
}

function itemsRule(label: string, parts: readonly Part[]) {
	const item = z.object(
		Object.fromEntries(parts.map((part) => [part.name, words(part.label, part.isLong ? 2000 : longestLine)])),
	)
	return z.array(item).max(maxItems, `${label} has too many entries.`)
}

function pairsRule(label: string, parts: readonly [Part, Part]) {
	const [key, value] = parts
	return itemsRule(label, parts).transform((pairs, check) => {
		const record = Object.fromEntries(pairs.map((pair) => [pair[key.name], pair[value.name]]))
		if (Object.keys(record).length < pairs.length)
			check.addIssue({ code: 'custom', message: `${label} names the same thing twice.` })
		return record
	})
}

function colorsRule() {
	return z.record(z.string(), z.string()).superRefine((colors, check) => {
		for (const [color, triple] of Object.entries(colors))
			if (!isHslTriple(triple))
				check.addIssue({ code: 'custom', path: [color], message: `${color.slice(2)}: ${colorSentence}` })
	})
}

/** The column holds JSON text, as the specification requires (RT-06). */
function pricesRule(label: string) {
	const cell = (what: string) => words(`${label}: ${what}`, 200)
	return z
		.object({
			columns: z.tuple([cell('first heading'), cell('second heading')]),
			items: z
				.array(z.object({ service: cell('service'), price: cell('price') }))
				.min(1, `${label} needs a line.`)
				.max(30, `${label} has too many lines.`),
		})
		.transform((table) => JSON.stringify(table))
}

/** Text. Copy may contain only known placeholders: facts and `alsoFills`. In plain text braces have no meaning. */
function words(
	label: string,
	max: number,
	{
		plain = false,
		alsoFills = [],
		missing = `${label} is missing.`,
	}: {
		plain?: boolean | undefined
		alsoFills?: readonly string[] | undefined
		missing?: string | undefined
	} = {},
) {
	return z
		.string(missing)
		.trim()
		.min(1, missing)
		.max(max, `${label} is longer than ${max} characters.`)
		.superRefine((text, check) => {
			const unknown = plain
				? (text.match(/\{\{[^{}]*\}\}/g) ?? [])
				: unknownPlaceholders(text, alsoFills).map(braced)
			if (unknown.length === 0) return
			const message = plain
				? `${label}: ${unknown[0]} is not filled in here.`
				: `${label}: there is no fact called ${unknown.join(', ')}.`
			check.addIssue({ code: 'custom', message })
		})
}

function braced(name: string): string {
	return `{{${name}}}`
}
