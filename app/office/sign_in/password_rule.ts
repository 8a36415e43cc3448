import { commonPasswords } from './common_passwords.ts'

export const shortestPassword = 12
export const longestPassword = 128
export const passwordHint = `At least ${shortestPassword} characters. A few words that only you would put together are best.`

/** Fewer different characters than this is a run or a repetition. */
const fewestDifferent = 5

/**
 * Why this may not be a password, as a sentence; null when it may. Length and being unknown count, kinds of characters
 * do not (OWASP ASVS 5.0, V6.2). `mine` is what others know of its owner: their name and address.
 */
export function passwordFault(password: string, mine: readonly string[] = []): string | null {
	const length = [...password].length
	if (length < shortestPassword) return `Please use at least ${shortestPassword} characters.`
	if (length > longestPassword) return `Please use at most ${longestPassword} characters.`
	const plain = password.toLowerCase()
	const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
	const isCommon = commonPasswords.has(core) || commonPasswords.has(plain)
	const isRun = core === '' || new Set(plain).size < fewestDifferent
	if (isCommon || isRun) return 'That one is on every list of guessed passwords. Please choose another.'
	const isMine = mine.some(
		(known) => known.length > 3 && plain.replace(/\W/g, '') === known.toLowerCase().replace(/\W/g, ''),
	)
	return isMine ? 'That is your name or address. Please choose another.' : null
}
