import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are quoted, quotes doubled, and lines end as in RFC 4180', () => {
	expect(csvLine(['June', 'say "hi"', 'two\nlines', 'a,b', ''])).toBe(
		'"June","say ""hi""","two\nlines","a,b",""\r\n',
	)
})

test.each(['=1+1', '+1 970', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0A=1', '\n=1'])(
	'%j is no formula',
	(text) => {
		expect(csvLine([text])).toBe(`"'${text}"\r\n`)
	},
)

test('ordinary text is unchanged', () => {
	expect(csvLine(['12 Elm St', 'a=b', 'june+news@example.com', '(970) 555-0100', 'José 😀'])).toBe(
		'"12 Elm St","a=b","june+news@example.com","(970) 555-0100","José 😀"\r\n',
	)
})
