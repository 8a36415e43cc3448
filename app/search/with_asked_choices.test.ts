import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { withAskedChoices } from './with_asked_choices.ts'

test.each([
	['/roll-off-dumpsters/windsor', '20 yard dumpster windsor', '/roll-off-dumpsters/windsor?size=20'],
	['/roll-off-dumpsters', 'a 30-yd container', '/roll-off-dumpsters?size=30'],
	['/rolloff-12-yard', '12 yard in Fort  Collins?', '/rolloff-12-yard?town=fort-collins'],
	['/size-calculator', 'what size for greeley', '/size-calculator?town=greeley'],
	['/roll-off-dumpsters/windsor', '18 yard windsor', '/roll-off-dumpsters/windsor'],
	['/rolloff-12-yard', '12 yard', '/rolloff-12-yard'],
	['/residential/windsor', '20 yard windsor', '/residential/windsor'],
	['/help/weight-limits', '20 yard windsor', '/help/weight-limits'],
])('RO-09 %s found for "%s" leads to %s', (url, query, expected) => {
	expect(withAskedChoices(url, query, sampleFacts)).toBe(expected)
})
