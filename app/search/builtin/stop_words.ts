import { homeState } from '#db/seed/content_files.ts'
import { stateNames } from '#platform/addresses/states.ts'
import { stemOf } from './stems.ts'
import type { Word } from './words.ts'

/** Stop words. */
const empty = new Set(
	[
		'i me we us you he she it they them who whom whose which what when where why how and or but if then than as of at by',
		'for with about into onto to from in on off out up down over under again behind beside near next between through around across after before during until since while because without inside outside against among be am is are was were been being have has had',
		'do does did doing would should could will shall may might must not no nor only own same too also there here all each',
		'both few more most other such yes someone somebody anyone anybody hi hello hey thanks thank ok okay s t d ll m re ve im ive dont its thats theres lets didnt co anymore else',
		'el la los las un una de del al en con por para que es son se mi su y o como cuando donde cual le lo esta estan',
	]
		.join(' ')
		.split(' '),
)
/** Words with a low weight. */
const lowInformation = new Set(
	[
		'get got getting go goes going gone come coming came make made take taking took put give gave let use used using want wants',
		'wanted need needs needed like know tell say said see look looking find think thing things stuff something anything',
		'everyone people one two three way ways time times lot lots many much still ever never always already',
		'now today tomorrow yesterday last start begin order add day days week weeks month months year years old new long half',
		'house home happen happens happened work works keep keeps keeping kept really actually able okay ask seem seems',
		'mother mom father dad husband wife son daughter grandma grandpa parent kid neighbor',
		(stateNames.get(homeState) ?? '').toLowerCase(),
		'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
		'good afternoon sure wonder glad question help possible much guy folk rule information info detail guideline instruction tip advice guide explain learn options entire whole require requirement',
	]
		.join(' ')
		.split(' ')
		.map((word) => stemOf(word)),
)

/** The weight of a word by itself: 0 for stop words, up to 1. */
export function wordWeight({ text, stem }: Word): number {
	if (empty.has(text)) return 0
	if (lowInformation.has(stem)) return 0.15
	// A number means little without its neighboring words.
	return /^\p{N}/u.test(text) ? 0.6 : 1
}
