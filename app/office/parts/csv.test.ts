import { expect, test } from 'vitest'
import { csvLine, unguarded } from './csv.ts'

test('cells are quoted, quotes doubled, and lines end as in RFC 4180', () => {
	expect(csvLine(['June', 'say "hi"', 'two\nlines', 'a,b', ''])).toBe(
		'"June","say ""hi""","two\nlines","a,b",""\r\n',
	)
})

test.each(['=1+1', '+1 970', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0A=1', '\n=1'])(
	'%j is guarded from being read as a formula',
	(text) => {
		expect(csvLine([text])).toBe(`"'${text}"\r\n`)
		expect(unguarded(`'${text}`)).toBe(text)
	},
)

test('ordinary text is unchanged', () => {
	expect(csvLine(['12 Elm St', 'a=b', 'june+news@example.com', '(970) 555-0100', 'José 😀'])).toBe(
		'"12 Elm St","a=b","june+news@example.com","(970) 555-0100","José 😀"\r\n',
	)
})

test('only the apostrophe that guards a formula is removed', () => {
	expect(["'=1", "'t Hoekje", "''=1", '=1', ''].map(unguarded)).toEqual(['=1', "'t Hoekje", "''=1", '=1', ''])
})
