import { expect, test } from 'vitest'
import { withoutAddresses } from './street_addresses.ts'
import { wordsOf } from './words.ts'

const texts = (text: string, known: readonly string[] = []) =>
	withoutAddresses(wordsOf(text), (word) => known.includes(word.text)).map((word) => word.text)

test('FI-65 an address is read as a house, whatever the street is called', () => {
	expect(texts('did you skip 412 Cherry St')).toEqual(['did', 'skip', 'house'])
	expect(texts('do you serve Maple Drive')).toEqual(['do', 'serve', 'house'])
	expect(texts('pickup at 3rd ave')).toEqual(['pickup', 'at', 'house'])
})

test('streets that our texts name are kept as they are, and so is “street” without a name', () => {
	expect(texts('west of 35th avenue', ['35th'])).toEqual(['west', 'of', '35th', 'avenue'])
	expect(texts('can it go in the street')).toContain('street')
})
