import { isBusinessDay } from '#app/company/business_hours.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { dayRange } from '#app/leads/day_field.ts'
import { optionsOf } from '#app/leads/offered_form.ts'
import type { FormDefinition, FormField } from '#app/leads/form_definition.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** The complete entries of any lead form, as a browser sends them, with `changes` applied. */
export function filledIn({ fields }: FormDefinition, changes: Record<string, string> = {}): URLSearchParams {
	const asked = Object.entries(fields).filter(([, { when }]) => {
		const condition = when && fields[when.field]
		return !condition || when.is.includes(valueOf(condition))
	})
	const values = asked.map(([name, field]) => [name, valueOf(field)])
	return new URLSearchParams({ ...Object.fromEntries(values), smsConsent: 'on', ...changes })
}

function valueOf(field: FormField): string {
	switch (field.control) {
		case 'email':
			return 'june@example.com'
		case 'tel':
			return '970 555 0100'
		case 'text':
		case 'textarea':
			return `Any ${field.label}`.slice(0, field.rule.max).trim()
		case 'number':
			return String(field.min)
		case 'select':
		case 'checklist':
			return optionsOf(field, sampleFacts)[0]?.value ?? ''
		case 'date':
			return firstDay(field)
		case 'photos':
			return ''
	}
}

function firstDay(field: FormField & { control: 'date' }): string {
	let day = civilDay(dayRange(field, sampleFacts)[0])
	while (field.rule.onBusinessDays && !isBusinessDay(day, sampleFacts)) day = addDays(day, 1)
	return day.date
}
