/** A word that the project does not use, and its replacement. */
export interface AvoidedWord {
	pattern: RegExp
	instead: string
	/** Path prefixes of the files in which it is allowed. */
	allowedIn?: readonly string[]
}

/** Search terms of visitors, which come in any spelling. */
const searchTerms = ['words/', 'companies/horsetooth/search_']

/** The column names of stores from before 1.0. */
const formerNames = ['db/adopt_store']

const british = [
	[/colour/i, 'color'],
	[/neighbour/i, 'neighbor'],
	[/behaviour|favour|honour|humour|labour/i, '-or'],
	[/catalogue/i, 'catalog'],
	[/licence/i, 'license'],
	[/(?<!aria-)labelled/i, 'labeled'],
	[/kilometre/i, 'kilometer'],
	[
		/(?:recogn|real|anonym|serial|normal|general|emphas|minim|optim|summar|initial|organ)is(?:e[drs]?|ing|ation)\b/i,
		'-ize',
	],
	[/\bgrey\b/i, 'gray'],
	[/\bkerb|\btyres?\b|\bcheques?\b/i, 'curb, tire, check'],
	[/misspelt/i, 'misspelled'],
] as const

/** Coined names for which there is a standard term. */
const coined = [
	[/\bsay[A-Z]\w*\(/, 'format…'],
	[/\btell[A-Z]\w*\(/, 'publish…, log… or report…'],
	[/\b(?:kept[A-Z]|keep(?!Alive|Exif)[A-Z])\w*\(/, 'store…, preserve… or cache…'],
	[/\bcameFromHere\b/, 'isSameOrigin'],
	[/\bfactAt\b/, 'getFact'],
	[/\bfaintPairs\b/, 'lowContrastPairs'],
	[/\b(?:Edition|ReadyAnswer|ReadyResource|OneByOne|ChangeBell|Visit)\b/, 'CacheVersion, CachedResponse…'],
	[/(?<!server)\bHandoff/, 'RenderContext'],
	[/\b(?:ListPlace|HistoryPlace|PlaceBar|S3Place|StorePlace)\b/, 'cursor, navigation, config, identity'],
	[/\btake-backs?\b/i, 'revert'],
	[/\bkept[ _-]stores?\b/i, 'upgrade fixture'],
	[/\basked(?:Week|Streams)\b/i, 'requested…, parsed…'],
	[/\bin one go\b/i, 'at once, in one transaction'],
	[/\bhad (?:its|their) time\b|\b(?:farewell)/i, 'expired, removed'],
	[/\bin (?:somebody['’]s|the) hands\b|\bin ?hand\b/i, 'claimed, leased'],
] as const

export const avoidedWords: readonly AvoidedWord[] = [
	...british.map(([pattern, instead]) => ({ pattern, instead, allowedIn: [...searchTerms, ...formerNames] })),
	{
		pattern: /\b(?:un)?tick(?:s|ed|ing)?\b|[a-z](?:Unt|T)icked\b/i,
		instead: 'check, checked',
		allowedIn: [...searchTerms, 'app/seo/plain_words', 'CHANGELOG.md'],
	},
	...coined.map(([pattern, instead]) => ({ pattern, instead })),
	// A line of page text that an automatic renaming mistook for code.
	{ pattern: /^\t+[A-Z][a-z]*(?: [a-z’]+)* [a-z]+[A-Z]\w*/, instead: 'a word, not a name in code' },
]

/** Names that are fixed by a store, a browser or a library. */
const fixedNames = /\banonymise\b|toColourspace|greylisted/g

/** A sentence for each avoided word in a file's text, with its line number. */
export function wordingProblems(path: string, text: string): string[] {
	return text.split('\n').flatMap((line, index) => {
		const own = line.replace(fixedNames, '')
		return avoidedWords
			.filter(({ allowedIn }) => !allowedIn?.some((start) => path.startsWith(start)))
			.flatMap(({ pattern, instead }) => {
				const [found] = pattern.exec(own) ?? []
				return found === undefined ? [] : [`${path}:${index + 1} says "${found}"; we say ${instead}`]
			})
	})
}
