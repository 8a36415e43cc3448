import { commonestPasswords } from './commonest_passwords.ts'

/** OWASP ASVS 5.0 (6.2.4) requires checking at least this many. */
const commonest: ReadonlySet<string> = new Set(commonestPasswords.split(' '))

/**
 * Whether a lower-case password is a common one: as it is, without leading and trailing digits and signs, or as a
 * repeated word; also with digits and signs in place of letters, as in `p@ssw0rd1234`.
 */
export function isCommonPassword(plain: string): boolean {
	const [first, last] = [plain.search(/[a-z]/), plain.search(/[a-z][^a-z]*$/)]
	if (first < 0) return true
	const isCommon = (one: string) => longOnes.has(one) || commonest.has(one)
	if (isCommon(plain)) return true
	// A sign at either end may also stand for a letter: `$unsh1ne` begins with one, `dr4gon3` ends with one.
	for (let from = Math.max(0, first - mostSigns); from <= first; from++)
		for (let to = last + 1; to <= Math.min(plain.length, last + 1 + mostSigns); to++) {
			const core = plain.slice(from, to)
			if ([core, ...resembled(core)].some((one) => isCommon(one) || isCommon(repeatedWord(one)))) return true
		}
	return false
}

/** The maximum number of signs at either end of a word that may stand for letters. */
const mostSigns = 2

/** Returns the unit that `text` repeats: the text's second occurrence in its double starts where the unit ends. */
function repeatedWord(text: string): string {
	return text.slice(0, `${text}${text}`.indexOf(text, 1))
}

/**
 * Common leaked passwords of twelve or more characters, in lower case, without leading and trailing digits and signs.
 * Shorter ones are rejected for their length.
 */
const longOnes: ReadonlySet<string> = new Set(
	`abcdefghijkl abcdefghijklm abcdefghijklmnop administrator adminadminadmin alexanderthegreat asdfasdfasdf
	asdfghjkl asdfghjklqwerty baseballbaseball changemechangeme changemeplease chocolatechip christopher
	correcthorsebatterystaple dontforgetthis dumpsterdumpster footballfootball fuckyoufuckyou
	garbagetruck getmeoutofhere godblessamerica iloveyouforever
	iloveyouiloveyou iloveyousomuch ilovemyfamily ilovemykids illuminati ihateyou ihatepasswords jesuschrist
	jesusisking jesuslovesme justletmein letmeinletmein letmeinnow letmeinplease loveland fortcollins lovelove lovelovelove
	manchesterunited masterpassword monkeymonkey motdepasse mypassword newpassword officeoffice
	onetwothreefour passphrase password passwordpassword passwordadmin passwordisstrong passwordlogin
	passwordspasswords princessprincess qazwsxedc qazwsxedcrfv qwertyqwerty qwertyuiop qwertyuiopasdf
	qwertyuiopasdfghjkl rememberme secretpassword secretsecret startrek starwars startrekstarwars sunshinesunshine
	superman supersecret temppassword temporary testtesttest thepassword thisismypassword thisisapassword
	thequickbrownfox trustno trustnoone trustnobody unbelievable welcome welcomehome welcomewelcome
	whatisthis whatever wasteawaste wastehauler wastemanagement yourpassword zaqxswcde zaqwsxcderfv zxcvbnmasdfgh
	zxcvbnmzxcvbnm`.split(/\s+/),
)

/** Replaces digits and signs by the letters they resemble; returns two readings, with 1 as i and as l. */
export function resembled(text: string): string[] {
	return ['i', 'l'].map((one) =>
		text.replaceAll(/[013457@$!]/g, (sign) => (sign === '1' ? one : (letters.get(sign) ?? sign))),
	)
}

const letters: ReadonlyMap<string, string> = new Map([
	['0', 'o'],
	['3', 'e'],
	['4', 'a'],
	['5', 's'],
	['7', 't'],
	['@', 'a'],
	['$', 's'],
	['!', 'i'],
])
