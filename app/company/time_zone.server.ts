import { builtInFacts } from './built_in_facts.server.ts'

/** The company's time zone: `America/Denver`. In a browser it is that of the page (package.json, `imports`). */
export const { timeZone } = builtInFacts
