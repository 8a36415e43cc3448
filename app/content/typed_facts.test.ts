import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { typedFacts } from './typed_facts.ts'

test.each([
	'from $29 a month',
	'a $45 fee',
	'call (970) 555-0142',
	'call 970.555.0142',
	'call 555-0199',
	'write office@horsetoothhauling.example',
	'Horsetooth Hauling picks up',
	'1200 Cart Lane',
	'a 65-gallon cart',
	'the 96 gallon one',
	'one 64-gal can',
	'within 2 business hours',
	'24 hours before',
	'30 days notice',
	'within 1 business day',
	'a 12-digit number',
	'before 12 PM',
	'before noon',
	'open 7:00 AM',
	'until 4 p.m.',
	'since 2008',
	'16+ years',
	'4.8 stars',
	'128 reviews',
	'about 12 bags',
	'12 kitchen bags',
	'400 lbs',
	'4-6 pickup loads',
	'2–3 tons',
	'12 to 30 yards',
	'12-30 yard',
	'14x8x3.5 ft',
	'22 x 8 x 6',
	'May 1',
	'end of October',
])('"%s" types a fact', (text) => {
	expect(typedFacts(text, facts)).toHaveLength(1)
})

test.each([
	'from {{price.cart65}} a month',
	'the 20-yard container',
	'Horsetooth Rock',
	'Interstate 25 and US 287',
	'County Road 54G',
	'pickup day, next day, one day',
	'10th Street',
	'bag it',
	'110 degrees in August',
])('"%s" types no fact', (text) => {
	expect(typedFacts(text, facts)).toEqual([])
})
