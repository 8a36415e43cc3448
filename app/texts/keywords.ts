export type Keyword = 'stop' | 'start' | 'help'

/**
 * Keywords that, alone in a text, have this meaning for Twilio and by law (Twilio's default keywords; 47 CFR
 * 64.1200(a)(10)).
 */
const keywords: Readonly<Record<string, Keyword>> = {
	STOP: 'stop',
	STOPALL: 'stop',
	UNSUBSCRIBE: 'stop',
	CANCEL: 'stop',
	END: 'stop',
	QUIT: 'stop',
	REVOKE: 'stop',
	OPTOUT: 'stop',
	'OPT OUT': 'stop',
	START: 'start',
	UNSTOP: 'start',
	YES: 'start',
	HELP: 'help',
	INFO: 'help',
}

/** The keyword if the text consists of one alone, ignoring punctuation; else null. */
export function keywordOf(text: string): Keyword | null {
	const word = text
		.toUpperCase()
		.replaceAll(/[^A-Z0-9]+/g, ' ')
		.trim()
	return Object.hasOwn(keywords, word) ? (keywords[word] ?? null) : null
}
