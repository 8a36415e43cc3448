import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordingProblems } from './wording.ts'

const files = globSync([
	'*.{ts,md}',
	'{app,art,bench,deploy,docs,platform,server,test}/**/*.{ts,tsx,md,css}',
	'db/**/*.ts',
	'{companies,words}/**/*.{json,md}',
]).filter((path) => !path.startsWith('test/docs/wording'))

test('code, comments and documents are spelled the American way and use the terms of the field', () => {
	expect(files.length).toBeGreaterThan(1000)
	expect(files.flatMap((path) => wordingProblems(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
	['the colour of the sign', 'color'],
	['const text = sayTime(now)', 'format…'],
	['recognises a repeat', '-ize'],
	['jobs that have had their time', 'expired'],
	['const inHand = new Set()', 'claimed'],
	['the ticked boxes', 'check'],
	['\t\tSee whom it alertConcerns', 'a word'],
])('the wording of %j is reported', (line, instead) => {
	expect(wordingProblems('app/example.ts', line)).toEqual([expect.stringContaining(instead)])
})

test('names fixed by others and search terms of visitors are allowed', () => {
	expect(wordingProblems('app/example.ts', "kind: 'anonymise', toColourspace()")).toEqual([])
	expect(wordingProblems('words/thesaurus/things.json', '"tire, tyre"')).toEqual([])
})
