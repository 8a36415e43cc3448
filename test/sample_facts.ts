import { builtInSnapshot } from '#app/content/open_content.server.ts'

const { facts } = builtInSnapshot()
const { founded, rating } = facts
if (founded === null || rating === null) throw new Error('The sample company leaves no fact unknown')

/** The facts of the sample company, none of them unknown, with the routes of its towns and areas. */
export const sampleFacts = { ...facts, founded, rating }
