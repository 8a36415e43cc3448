import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { CurrentFacts } from '#app/company/current_facts.ts'
import { readCopy } from './copy_parts.ts'
import { CopyText } from './copy_text.tsx'
import { FactNotes } from '../fields/fact_notes.tsx'

const rendered = (element: ReactNode) =>
	renderToStaticMarkup(<CurrentFacts value={sampleFacts}>{element}</CurrentFacts>)
const words = (html: string) => html.replaceAll(/<[^>]*>/g, '')
const today = new Date('2026-12-01T12:00:00.000Z')

test('SD-139 copy is shown with its facts filled in, each titled with its placeholder; an unknown placeholder stays as written', () => {
	const html = rendered(<CopyText text="From {{price.cart65}}, not {{price.catr65}}." />)
	expect(words(html)).toBe('From $29, not {{price.catr65}} (not a company fact).')
	expect(html).toContain('title="{{price.cart65}}"')
	expect(rendered(<CopyText text="Plain {words}" />)).toBe('Plain {words}')
	expect(readCopy('{{ price.cart65 }}, {{price.catr65}}, {{request.name}}', sampleFacts, today)).toBe(
		'$29, {{price.catr65}}, the name of who asked',
	)
	expect(readCopy('{{price.cart99}}, {{rolloff.18.tons}}', sampleFacts, today)).toBe(
		'{{price.cart99}}, {{rolloff.18.tons}}',
	)
})

test('SD-139 an unknown placeholder is named under the field while somebody types', () => {
	const notes = (text: string, alsoFills: readonly string[] = []) =>
		words(rendered(<FactNotes {...{ text, alsoFills }}>field</FactNotes>))
	expect(notes('{{price.catr65}}')).toContain('{{price.catr65}} is no company fact.')
	expect(notes('{{price.cart65}}')).not.toContain('no company fact')
	expect(notes('{{request.name}}')).toContain('{{request.name}} is no company fact.')
	expect(notes('{{request.name}}', ['request.name'])).not.toContain('no company fact')
})
