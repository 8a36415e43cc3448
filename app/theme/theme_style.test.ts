import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { builtInFacts, builtInPaints } from '#app/company/built_in_facts.server.ts'
import { liveryOf } from '#app/company/livery.ts'
import { colorNames } from '#db/seed/palettes.ts'
import { pageColors } from './theme_color.ts'
import { themeStyle } from './theme_style.ts'

const scheme = z.record(z.string(), z.string())

test('TH-01 a palette becomes one rule on the page root, in its order', () => {
	const variables = [
		{ name: '--primary', value: '162 60% 19%' },
		{ name: '--dark-primary', value: '158 42% 62%' },
	]
	expect(themeStyle(variables)).toBe(':root{--primary:162 60% 19%;--dark-primary:158 42% 62%}')
})

test('without a palette there is no rule', () => {
	expect(themeStyle([])).toBe('')
})

test('TH-03 the colors shown when no palette can be read are those of the base, and of no company', () => {
	const text = (place: string) => readFileSync(new URL(place, import.meta.url), 'utf8')
	const palettes = z
		.array(z.object({ is_active: z.boolean(), light: scheme, dark: scheme }))
		.parse(JSON.parse(text('../../companies/base/palettes.json')))
	const base = palettes.find((palette) => palette.is_active)
	expect(Object.keys(base?.light ?? {})).toEqual([...colorNames])
	const rows = Object.entries(base?.light ?? {})
		.map(([name, value]) => `--${name}: ${value};`)
		.concat(Object.entries(base?.dark ?? {}).map(([name, value]) => `--dark-${name}: ${value};`))
	const sheet = text('../styles.css')
	expect(rows.filter((row) => !sheet.includes(`\t\t${row}`))).toEqual([])
	expect(pageColors('')).toEqual({
		light: `hsl(${base?.light['background']})`,
		dark: `hsl(${base?.dark['background']})`,
	})
	const { primary, accent } = liveryOf({ facts: builtInFacts, paints: builtInPaints }, [], {})
	expect([primary, accent]).toEqual([base?.light['primary'], base?.light['accent']])
})
