import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CurrentFacts } from '#app/company/current_facts.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import type { ShownField } from '../fields/shown_field.ts'
import { FormField } from './form_field.tsx'

const options = [
	{ value: 'river', label: 'A river' },
	{ value: 'mill', label: 'A mill' },
]
const checklist: ShownField = { name: 'features', label: 'Known by', control: 'checklist', options }
const select: ShownField = { name: 'side', label: 'Side', control: 'select', options }
const fact: ShownField = { name: 'truck', label: 'Truck', control: 'fact', kind: 'select', options }

function rendered(field: ShownField, text: string, saved?: string) {
	const theirs = saved === undefined ? [] : [{ name: field.name, values: { [field.name]: saved } }]
	return renderToStaticMarkup(
		<CurrentFacts value={sampleFacts}>
			<FormField {...{ field, values: { [field.name]: text }, errors: [], theirs }} />
		</CurrentFacts>,
	)
}

test('what somebody else chose is shown by its labels, for a choice of one or of several', () => {
	expect(rendered(select, 'river', 'mill')).toMatch(/A mill<\/p>.*Take this instead of mine/)
	const several = rendered(checklist, 'river', 'river\nmill')
	expect(several).toContain('A river\nA mill</p>')
	expect(several, 'a button cannot check boxes').not.toContain('Take this')
})

test('a required list offers no empty choice once it has a value, for facts and content alike', () => {
	for (const field of [select, fact]) {
		expect(rendered(field, 'mill')).not.toContain('Choose one')
		expect(rendered(field, 'mill')).toContain('<option value="mill" selected="">')
		expect(rendered(field, ''), 'nothing is chosen unasked').toContain('>Choose one<')
		expect(rendered(field, 'gone'), 'what was typed stays').toContain('<option value="gone" selected="">')
		expect(rendered({ ...field, optional: true }, 'mill')).toContain('>None<')
	}
})
