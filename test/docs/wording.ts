/** A word that the project does not use, and its replacement. */
export interface AvoidedWord {
	pattern: RegExp
	instead: string
	/** Where it is allowed, as prefixes of paths. */
	allowedIn?: readonly string[]
}

/** What visitors may type into the search, in any spelling. */
const searchTerms = ['words/', 'companies/horsetooth/search_']

/** What a store from before 1.0 calls its columns. */
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
	// A line of words on a page, which a renaming took for code.
	{ pattern: /^\t+[A-Z][a-z]*(?: [a-z’]+)* [a-z]+[A-Z]\w*/, instead: 'a word, not a name in code' },
]

/** Names that a store, a browser or a library already uses. */
const fixedNames = /\banonymise\b|toColourspace|greylisted/g

/** The avoided words in a file's text, one sentence for each line that has one. */
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
