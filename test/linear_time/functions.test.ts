import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { cleanArticle } from '#app/content/clean_article.server.ts'
import { isHslTriple } from '#app/content/palette.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { fillPlaceholders, unknownPlaceholders } from '#app/content/placeholders.ts'
import { typedFacts } from '#app/content/typed_facts.ts'
import { outlined } from '#app/help/article/outline.server.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { readStreetName } from '#platform/addresses/street_name.ts'
import { networkOf } from '#platform/limits/address_hash.server.ts'
import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import { checkLead } from '#app/leads/check_lead.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { searchText, searchWords } from '#app/leads/search_text.ts'
import { submissionKeys } from '#app/leads/submission_key.server.ts'
import { deviceName } from '#app/office/sign_in/device_name.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { fieldsOf } from '#app/content/content_type.ts'
import { factWarnings } from '#app/office/kernel/fields/fact_warnings.ts'
import { compactValues } from '#app/office/kernel/fields/collect_values.ts'
import { readValues } from '#app/office/kernel/fields/read_values.server.ts'
import { wordDiff } from '#app/office/kernel/words/word_diff.ts'
import { csvLine } from '#app/office/parts/csv.ts'
import { readFilters } from '#app/office/inbox/read_filters.server.ts'
import { readCursor } from '#app/office/kernel/list/cursor.ts'
import { areaFinder, checkRange } from '#app/office/streets/ranges/range_rules.ts'
import { nextPath } from '#app/office/sign_in/next_path.ts'
import { readUploadedName, uploadedIdsIn } from '#app/pictures/uploaded_name.ts'
import { Speller } from '#app/search/builtin/spelling.ts'
import { wordsOf } from '#app/search/builtin/words.ts'
import { wordsOf as queryWords } from '#app/search/dialog/score.ts'
import { marked, snippetOf } from '#app/search/dialog/snippet.ts'
import { searchedWords } from '#app/search/events/searched_words.ts'
import { plainText } from '#app/content/plain_text.ts'
import { snippet } from '#app/search/snippet.ts'
import { initialOf } from '#app/sections/testimonials/quote.ts'
import { suggestionsFor } from '#app/shell/suggestions.server.ts'
import { cutDescription } from '#app/seo/page_meta.server.ts'
import { redirectFor } from '#app/seo/redirects.ts'
import { chooseEncoding } from '#platform/http/encoding.ts'

const letters = 20_000
/** CPU milliseconds, far above the linear time of any function and far below quadratic time. */
const maxMs = 110

/** Units whose repetition is slow for some pattern; each is repeated alone, and with other text around it. */
const repeated =
	" |\t|\r\n|{|{{|{{ |{{a}}|}|<|<b>|<B>n|</b>|<a |<a\0e|<h2>a|<h2>a</h2>|<h2>a<h3>|<p>|<!--|<img src=|<td>|&|&#|&amp;|@|a@|@a|a.|a-|-0|0.-|a|A|ªAª|é|e\u0301|ab|abc |'s|'|’|\"|(|((|0(|)|0|00|0 |1 |1 .1|$|$1 |$1,|29|30 day |1 st |1-|+|,|;|;q=0|:|::|%|%41|/|/a|//|\\|.|..|_|=|\0|\u200b|\u{1f69b}|~|?a=|#|ing|ies|ss".split(
		'|',
	)
const worst = repeated.flatMap((unit) => {
	const run = unit.repeat(Math.ceil(letters / unit.length)).slice(0, letters)
	return [run, `1${run}\u0001`, `{{${run}}`]
})

const speller = new Speller(new Map([['containers', 3]]))
const now = new Date('2026-11-21T14:00:00.000Z')
const builtIn = builtInSnapshot()
const quiet = { onUnknown() {} }

/** Functions that process text from outside; each runs on all texts above. */
const functions: Record<string, (text: string) => unknown> = {
	fillPlaceholders: (text) => fillPlaceholders(text, sampleFacts, now, quiet),
	unknownPlaceholders: (text) => unknownPlaceholders(text),
	typedFacts: (text) => typedFacts(text, sampleFacts),
	factWarnings: (text) => factWarnings(text, sampleFacts, now),
	isHslTriple,
	'every company fact': (text) => [...factFields.values()].map(({ schema }) => schema.safeParse(text)),
	cleanArticle,
	outlined,
	plainText,
	snippet,
	snippetOf: (text) => snippetOf(text, ['carts', 'missed']),
	marked: (text) => marked(text, ['carts', 'missed']),
	searchedWords,
	wordsOf,
	queryWords,
	spelling: (text) => [speller.corrections(text, true), speller.split(text)],
	cleanLine,
	cleanParagraphs,
	searchText: (text) => searchText([text]),
	searchWords,
	...Object.fromEntries(
		Object.values(leadDefinitions).map(({ form }) => [
			`the form ${form.name}`,
			(text: string) => checkLead(form, new URLSearchParams(all(form.fields, text)), sampleFacts),
		]),
	),
	submissionKeys: (text) =>
		submissionKeys({ form: 'quote', clientKey: null, fields: { text }, address: text }, now),
	networkOf,
	readAddress: (text) => readAddress(text, new Set(['WINDSOR']), new Set(['CO']), new Map()),
	readStreetName,
	checkRange: (text) =>
		checkRange({ street: text, from: text, to: text, side: text, zip: text, area: text }, areaFinder([])),
	readCursor: (text) => readCursor(new URLSearchParams({ after: text }), String),
	nextPath,
	deviceName,
	csvLine: (text) => csvLine([text]),
	readFilters: (text) => readFilters(new URLSearchParams({ q: text, after: text, who: text, sort: text })),
	wordDiff: (text) => wordDiff(text, `${text}x`),
	pictureNames: (text) => [readUploadedName(text), uploadedIdsIn(text)],
	...Object.fromEntries(
		contentTypes.map((description) => [
			`the form of ${description.table}`,
			(text: string) => readValues(description, filled(description, text)),
		]),
	),
	initialOf,
	cutDescription,
	redirectFor: (path) => redirectFor(path, sampleFacts),
	suggestionsFor: (text) => suggestionsFor(text, builtIn),
	chooseEncoding,
}

function all(shape: object, text: string): Record<string, string> {
	return Object.fromEntries(Object.keys(shape).map((name) => [name, text]))
}

function filled(description: (typeof contentTypes)[number], text: string) {
	const fields = fieldsOf(description)
	return compactValues(fields, Object.fromEntries(fields.map(({ name }) => [name, text])))
}

function timeOf(run: (text: string) => unknown, text: string): number {
	const began = process.threadCpuUsage()
	run(text)
	const { user, system } = process.threadCpuUsage(began)
	return (user + system) / 1000
}

test.each(Object.entries(functions))('%s', (_, run) => {
	const slow = worst.flatMap((text) => {
		let took = timeOf(run, text)
		// Retried, since compilation or garbage collection may have fallen into the measurement.
		for (let again = 0; again < 3 && took > maxMs; again++) took = Math.min(took, timeOf(run, text))
		return took > maxMs ? [`${JSON.stringify(text.slice(0, 12))}… takes ${Math.round(took)} ms`] : []
	})
	expect(slow).toEqual([])
})
