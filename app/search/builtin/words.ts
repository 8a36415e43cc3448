import { stemmer } from 'stemmer'

/** A word of a text: as it was typed (lower case, no apostrophe) and the stem that its other forms share. */
export interface Word {
	text: string
	stem: string
}

const expansions: readonly [RegExp, string][] = [
	[/\bft\.? (?=collins)/g, 'fort '],
	[/(?<!\p{L})(?:yds?|yrds?)\b/gu, ' yard'],
	[/(?<=\d)\s*gal\b/g, ' gallon'],
	[/\b(?:plz|pls)\b/g, 'please'],
	[/\bur?\b/g, 'you'],
	[/\b(what|where|when|who|how)s\b/g, '$1'],
	[/\b(im|ive|youre|theyre)\b/g, ''],
	[/\bcan(?:'|no)?t\b/g, 'can not'],
	[/\bwon'?t\b/g, 'will not'],
	[/\b(did|do|does|was|were|is|are|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
	[/\b(i|you|we|they|he|she|it|that|what|where|when|who|how)'(?:s|m|re|ve|ll|d)\b/g, '$1'],
	[/(?<=\p{L})'s\b/gu, ''],
]
const pieces = /\p{L}+|\p{N}+/gu
const units = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Words with numbers from ten on in digits: "ninety six gallon" is "96 gallon". Smaller ones are often no count. */
function withDigits(words: readonly string[]): string[] {
	const digits: string[] = []
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at] ?? ''
		const ten = tens.indexOf(word)
		const unit = units.indexOf(words[at + 1] ?? '') + 1
		if (ten === -1) digits.push(teens.includes(word) ? String(10 + teens.indexOf(word)) : word)
		else digits.push(String((ten + 2) * 10 + unit))
		if (ten !== -1 && unit > 0) at += 1
	}
	return digits
}

/** Pronouns, determiners and intensifiers, which may occur within a phrase. */
const loose = new Set(
	'a an the my your our their his her its this that these those i you we they he she guys yall some any really just right very so please'.split(
		' ',
	),
)
/** Before these words, or at the end, "can" is the noun and not the verb. */
const beforeThing = new Set(
	[
		'a an the my your our their his her this that new old bigger big small smaller large larger second third',
		'extra another broken empty full different replacement trash garbage rubbish recycling recycle lawn yard',
	]
		.join(' ')
		.split(' '),
)

/** The words of a text, in order, without those a phrase may skip. */
export function wordsOf(text: string): Word[] {
	let plain = text
		.toLowerCase()
		.replaceAll(/[’‘`´]/g, "'")
		.normalize('NFKC')
	for (const [pattern, whole] of expansions) plain = plain.replaceAll(pattern, whole)
	const typed = withDigits(plain.match(pieces) ?? [])
	const words: Word[] = []
	for (const [index, word] of typed.entries()) {
		if (loose.has(word)) continue
		if (word === 'can' && !isThing(typed, index)) continue
		words.push({ text: word, stem: stemOf(word) })
	}
	return words
}

function isThing(typed: readonly string[], index: number): boolean {
	if (beforeThing.has(typed[index - 1] ?? '')) return true
	return index === typed.length - 1
}

/** Exceptions to Porter's rules: business is not a form of busy. */
const unrelated = new Map<string, string>(
	'apartment apartments business businesses department missing news police policy policies'
		.split(' ')
		.map((word) => [word, word.replace(/(?<=s)es$|(?<=t)s$/, '').replace(/ies$/, 'y')]),
)
const stems = new Map<string, string>()
const maxStems = 50_000

/** The stem that a word shares with its other forms, by Porter's rules; numbers are their own. */
export function stemOf(word: string): string {
	let stem = stems.get(word)
	if (stem === undefined) {
		stem = unrelated.get(word) ?? stemmer(word)
		// Bounded, because queries can bring any words.
		if (stems.size >= maxStems) stems.clear()
		stems.set(word, stem)
	}
	return stem
}

/** Stop words. */
const empty = new Set(
	[
		'i me we us you he she it they them who whom whose which what when where why how and or but if then than as of at by',
		'for with about into onto to from in on off out up down over under again behind beside near next between through around across after before during until since while because without inside outside against among be am is are was were been being have has had',
		'do does did doing would should could will shall may might must not no nor only own same too also there here all each',
		'both few more most other such yes someone somebody anyone anybody hi hello hey thanks thank ok okay s t d ll m re ve im ive dont co anymore else',
	]
		.join(' ')
		.split(' '),
)
/** Words that say little: they count, but little. */
const lowInformation = new Set(
	[
		'get got getting go goes going gone come coming came make made take taking took put give gave let use used using want wants',
		'wanted need needs needed like know tell say said see look looking find think thing things stuff something anything',
		'everyone people one two three way ways time times lot lots many much still ever never always already',
		'now today tomorrow yesterday last start begin order add day days week weeks month months year years old new long half',
		'house home happen happens happened work works keep keeps keeping kept really actually able okay ask seem seems',
		'mother mom father dad husband wife son daughter grandma grandpa parent kid neighbor colorado',
		'question help possible much guy folk rule information info detail guideline instruction tip advice guide explain learn options entire whole require requirement',
	]
		.join(' ')
		.split(' ')
		.map((word) => stemmer(word)),
)

/** The weight of a word by itself: 0 for stop words, up to 1. */
export function contentOf({ text, stem }: Word): number {
	if (empty.has(text)) return 0
	if (lowInformation.has(stem)) return 0.15
	// A number means little without the words beside it.
	return /^\p{N}+$/u.test(text) ? 0.6 : 1
}
