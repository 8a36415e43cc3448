import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
	'June Alvarez',
	'José-María d’Ángelo',
	'J. R. Hill',
	'June Hill Jr.',
	'Mary & John O’Neil',
	'שלום עולם',
	'王小明',
])('%s is greeted by name', (name) => {
	expect(greeting(name)).toBe(`Hello ${name},`)
})

test.each([
	'Win at evil.example',
	'evil.example.',
	'https://evil.example',
	'Call (970) 555-0199',
	'<script>alert(1)</script>',
	'You won\nOpen this',
	'June @ evil',
	'A very long name that is a whole sentence instead',
	'👩‍🚒',
	'',
])('%j is not greeted by name', (name) => {
	expect(greeting(name)).toBe('Hello,')
})
