import type { Facts } from '#app/company/facts_type.ts'
import { isCommonPassword, resembled } from './common_passwords.server.ts'
import { longestPassword, shortestPassword } from './password_length.ts'

/** With fewer distinct characters, a password is a sequence or a repetition. */
const fewestDifferent = 5
/** The minimum number of letters besides those of names. */
const fewestOwnLetters = 6
/** Shorter parts of a name occur in too many unrelated words. */
const shortestName = 3

/**
 * Returns why this password is rejected, as a sentence, or null if it is accepted. The rules require length and rarity,
 * not kinds of characters (OWASP ASVS 5.0, V6.2). `ownerNames` is what others know about the owner: name and address.
 */
export function newPasswordError(
	password: string,
	company: Pick<Facts, 'name' | 'email'>,
	ownerNames: readonly string[] = [],
): string | null {
	const length = [...password].length
	if (length < shortestPassword) return `Please use at least ${shortestPassword} characters.`
	if (length > longestPassword) return `Please use at most ${longestPassword} characters.`
	const plain = password.toLowerCase()
	if (isCommonPassword(plain) || new Set(plain).size < fewestDifferent)
		return 'That one is on every list of guessed passwords. Please choose another.'
	if (isMadeOf(plain, ownerNames)) return 'That is made of your name or address. Please choose another.'
	if (isMadeOf(plain, [company.name, company.email, ...ownerNames]))
		return 'That is made of the company’s name. Please choose another.'
	return null
}

/** Whether hardly any letters are left after removing the words of these names. */
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

/** Returns the password's letters as typed, and with digits and signs read as the letters they resemble. */
function readings(plain: string): string[] {
	return [plain, ...resembled(plain)].map(lettersOf)
}

/** Removes accents, spaces, digits and signs. */
function lettersOf(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFKD')
		.replaceAll(/[^\p{L}]/gu, '')
}
