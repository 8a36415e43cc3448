import { beforeAll } from 'vitest'
import { builtInFacts } from '#app/company/built_in_facts.ts'
import { adoptFacts } from '#app/company/facts.ts'

// Content that a file before this one opened in the same process may have had other facts.
beforeAll(() => adoptFacts(builtInFacts))
