import { createRequire } from 'node:module'

let mostCommon: ReadonlySet<string> | undefined

/** The 3,000 most common passwords (OWASP ASVS 5.0, 6.2.4), by rank; loaded when somebody first chooses a password. */
function commonestPasswords(): ReadonlySet<string> {
	if (!mostCommon) {
		const load = createRequire(import.meta.url)
		const { dictionary } = load('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
		mostCommon = new Set(dictionary['passwords-common'].slice(0, 3000))
	}
	return mostCommon
}

/**
 * Whether a password, in lower case, is a common one: as it is, without leading and trailing digits and signs, or as a
 * repeated word.
 */
export function isCommonPassword(plain: string): boolean {
	const core = plain.replaceAll(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '')
	// The first occurrence of a text in its double gives the length of the repeated word.
	const word = core.slice(0, `${core}${core}`.indexOf(core, 1))
	return core === '' || [plain, core, word].some((one) => longOnes.has(one) || commonestPasswords().has(one))
}

/**
 * Common leaked passwords of twelve characters and more, in lower case, without leading and trailing digits and
 * signs. Shorter ones are refused for their length.
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
