import type { Facts } from '#app/company/facts_type.ts'
import { isCommonPassword } from './common_passwords.server.ts'
import { longestPassword, shortestPassword } from './password_length.ts'

/** Fewer different characters than this is a run or a repetition. */
const fewestDifferent = 5
/** So many letters beside the names make a password of its own. */
const fewestOwnLetters = 6
/** A shorter part of a name stands in too many words that have nothing to do with it. */
const shortestName = 3

/**
 * Why this may not be a password, as a sentence; null when it may. Length and being unknown count, kinds of characters
 * do not (OWASP ASVS 5.0, V6.2). `mine` is what others know of its owner: their name and address.
 */
export function passwordFault(
	password: string,
	company: Pick<Facts, 'name' | 'email'>,
	mine: readonly string[] = [],
): string | null {
	const length = [...password].length
	if (length < shortestPassword) return `Please use at least ${shortestPassword} characters.`
	if (length > longestPassword) return `Please use at most ${longestPassword} characters.`
	const plain = password.toLowerCase()
	if (isCommonPassword(plain) || new Set(plain).size < fewestDifferent)
		return 'That one is on every list of guessed passwords. Please choose another.'
	if (isMadeOf(plain, mine)) return 'That is made of your name or address. Please choose another.'
	if (isMadeOf(plain, [company.name, company.email, ...mine]))
		return 'That is made of the company’s name. Please choose another.'
	return null
}

/** Whether next to nothing but digits and signs is left of it when the words of these names are taken out. */
function isMadeOf(plain: string, names: readonly string[]): boolean {
	const parts = names
		.flatMap((name) => [lettersOf(name), ...name.split(/[^\p{L}\p{N}]+/u).map(lettersOf)])
		.filter((part) => part.length >= shortestName)
		.toSorted((one, other) => other.length - one.length)
	return readings(plain).some((reading) => {
		const rest = parts.reduce((text, part) => text.replaceAll(part, ' '), reading)
		return rest !== reading && rest.replaceAll(/\P{L}/gu, '').length < fewestOwnLetters
	})
}

/** Its letters as typed, and as read by those who write 0 for o; a 1 stands for i or l. */
function readings(plain: string): string[] {
	const read = (one: string) =>
		lettersOf(plain.replaceAll(/[013457@$!]/g, (sign) => ({ ...signs, '1': one })[sign] ?? sign))
	return [lettersOf(plain), read('i'), read('l')]
}

const signs: Partial<Record<string, string>> = {
	'0': 'o',
	'3': 'e',
	'4': 'a',
	'5': 's',
	'7': 't',
	'@': 'a',
	$: 's',
	'!': 'i',
}

/** Without accents, spaces, digits and signs. */
function lettersOf(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFKD')
		.replaceAll(/[^\p{L}]/gu, '')
}
