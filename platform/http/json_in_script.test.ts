import { expect, test } from 'vitest'
import { jsonInScript } from './json_in_script.ts'

test('nothing in the text ends its element or opens another, and it reads as before', () => {
	const value = { text: '</script><!-- <SCRIPT> </Script x> <scrip', drawing: '<svg></svg> a < b' }
	const escaped = jsonInScript(JSON.stringify(value))
	expect(escaped.toLowerCase()).not.toMatch(/<\/?script|<!--/)
	expect(escaped).toContain('<svg></svg> a < b')
	expect(JSON.parse(escaped)).toEqual(value)
})
