import { stemOf } from './stems.ts'

/** A word of a text: as typed (lower case, no apostrophes), and the stem shared by its forms. */
export interface Word {
	text: string
	stem: string
}

const expansions: readonly [RegExp, string][] = [
	[/\bft\.? (?=collins)/g, 'fort '],
	[/(?<!\p{L})(?:yds?|yrds?)\b/gu, ' yard'],
	[/(?<=\d)\s*gal\b/g, ' gallon'],
	[/\bur?\b/g, 'you'],
	[/\b(what|where|when|who|how)s\b/g, '$1'],
	[/\b(im|ive|ill|youre|youve|youll|theyre|weve)\b/g, ''],
	[/\bcan(?:'|no)?t\b/g, 'can not'],
	[/\bwon'?t\b/g, 'will not'],
	[/\b(did|do|does|was|were|is|are|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
	[/\b(i|you|we|they|he|she|it|that|what|where|when|who|how)'(?:s|m|re|ve|ll|d)\b/g, '$1'],
	[/(?<=\p{L})'s\b/gu, ''],
]
const pieces = /\p{N}+(?:st|nd|rd|th)(?!\p{L})|\p{L}+|\p{N}+/gu
const units = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * Replaces number words from ten on with digits: "ninety six gallon" becomes "96 gallon". Smaller ones often do
 * not count anything.
 */
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
	'a an the my your our their his her its this that these those i you we they he she guys yall some any really just right very so please even actually lol gonna wanna gotta'.split(
		' ',
	),
)
/** "Can" is the noun and not the verb after one of these words, before one of `afterThing`, or at the end. */
const beforeThing = new Set(
	[
		'a an the my your our their his her this that new old bigger big small smaller large larger second third',
		'extra another broken empty full different replacement trash garbage rubbish recycling recycle lawn yard',
	]
		.join(' ')
		.split(' '),
)

const afterThing = new Set(
	[
		'in on at by near out down back behind beside next with without for to from off over outside inside between against',
		'is was has had got keeps and or lid lids wheel wheels handle gone disappeared missing vanished stolen too close',
		'together apart side facing untouched ignored nowhere knocked blew tipped cleaning broke broken cracked full empty',
	]
		.join(' ')
		.split(' '),
)

/** Abbreviations common in messages. */
const shorthand = new Map(
	[
		'plz:please pls:please thx:thanks acct:account addr:address appt:appointment dept:department info:information',
		'msg:message msgs:messages pmt:payment pymt:payment pymnt:payment svc:service recyc:recycling pu:pickup',
		'hrs:hours wk:week wks:weeks mo:month mos:months yr:year yrs:years tmrw:tomorrow tmw:tomorrow tomorow:tomorrow',
		'tonite:tonight nite:night thru:through mon:monday tue:tuesday tues:tuesday wed:wednesday weds:wednesday',
		'thu:thursday thur:thursday thurs:thursday fri:friday ppl:people yesterdays:yesterday todays:today cc:card yarder:yard yarders:yard',
	]
		.join(' ')
		.split(' ')
		.map((entry) => entry.split(':'))
		.map(([short = '', whole = short]) => [short, whole]),
)

/** The words of a text, in order, without those a phrase may skip. */
export function wordsOf(text: string): Word[] {
	let plain = text
		.toLowerCase()
		.replaceAll(/[’‘`´]/g, "'")
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
	for (const [pattern, whole] of expansions) plain = plain.replaceAll(pattern, whole)
	const typed = withDigits((plain.match(pieces) ?? []).map((word) => shorthand.get(word) ?? word))
	const words: Word[] = []
	for (const [index, word] of typed.entries()) {
		if (loose.has(word)) continue
		if (word === 'can' && !isThing(typed, index)) continue
		words.push({ text: word, stem: stemOf(word) })
	}
	return words
}

function isThing(typed: readonly string[], index: number): boolean {
	if (beforeThing.has(typed[index - 1] ?? '') || afterThing.has(typed[index + 1] ?? '')) return true
	return index === typed.length - 1
}
