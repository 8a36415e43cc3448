import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { fillPlaceholders } from './placeholders.ts'

const base = join(import.meta.dirname, '../../companies/base')
const oneOfEach = {
	...sampleFacts,
	rolloffs: sampleFacts.rolloffs.slice(0, 1),
	commercial: sampleFacts.commercial.slice(0, 1),
}
const choice =
	/bigger (?:one|size)|small(?:er)? ones?\b|(?<!household, or a )large(?:r)? ones?\b|size up|between two\b(?! towns)|which size|know which one|a size and/gi

/** The texts of a data file. */
function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

test.each(globSync('{*,sections/*,help/*}.{json,md}', { cwd: base }).toSorted())(
	'FI-113 %s offers no choice of sizes where there is one dumpster and one container',
	(file) => {
		const written = readFileSync(join(base, file), 'utf8')
		const texts = file.endsWith('.json')
			? textsOf(JSON.parse(written))
			: written.split('\n').filter((line) => !line.startsWith('#'))
		const said = texts.map((text) => fillPlaceholders(text, oneOfEach, new Date('2026-11-21T12:00:00Z')))
		expect(said.flatMap((text) => [...text.matchAll(choice)].map(() => text))).toEqual([])
	},
)
