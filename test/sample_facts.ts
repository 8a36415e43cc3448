import { builtInSnapshot } from '#app/content/built_in_content.server.ts'

const { facts } = builtInSnapshot()
const { founded, rating } = facts
if (founded === null || rating === null) throw new Error('The sample company leaves no fact unknown')

/** The sample company's facts, with `founded` and `rating` known, and with the routes of its towns and areas. */
export const sampleFacts = { ...facts, founded, rating }
