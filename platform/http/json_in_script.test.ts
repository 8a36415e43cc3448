import { expect, test } from 'vitest'
import { jsonInScript } from './json_in_script.ts'

test('the text cannot close its script element or open another, and parses to the same value', () => {
	const value = { text: '</script><!-- <SCRIPT> </Script x> <scrip', drawing: '<svg></svg> a < b' }
	const escaped = jsonInScript(JSON.stringify(value))
	expect(escaped.toLowerCase()).not.toMatch(/<\/?script|<!--/)
	expect(escaped).toContain('<svg></svg> a < b')
	expect(JSON.parse(escaped)).toEqual(value)
})
