import { expect, test } from 'vitest'
import { builtInFacts, builtInPaints } from './built_in_facts.server.ts'
import { liveryOf } from './livery.ts'

test.each([
	['1200 Cart Lane', '1200'],
	['12-B Main Street', '12-B'],
	['7c, Dock Road', '7c'],
	['PO Box 12', ''],
	['4th Street and Elm', ''],
	['Main Street', ''],
])('the house number on the office’s wall at %s is “%s”', (street, number) => {
	const facts = { ...builtInFacts, address: { ...builtInFacts.address, street } }
	expect(liveryOf({ facts, paints: builtInPaints }, [], {}).houseNumber).toBe(number)
})
