import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colorPalettes, colorVariables } from '#db/seed/palettes.ts'
import { themeStyle } from './theme_style.ts'

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

test('TH-03 the colors of the style sheet are those of the seeded active palette', () => {
	const sheet = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')
	const active = colorPalettes.find(({ is_active }) => is_active)
	const begun = colorVariables.filter((row) => row.palette_id === active?.id)
	expect(begun.length).toBeGreaterThan(0)
	for (const { css_variable_name: name, hsl_value: value } of begun) {
		expect(sheet).toContain(`\t\t${name}: ${value};`)
	}
})
