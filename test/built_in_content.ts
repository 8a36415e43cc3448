import { builtInFacts } from '#app/company/built_in_facts.ts'

/** The content that commands need, with the built-in facts. */
export const builtInContent = { current: { facts: builtInFacts } }
