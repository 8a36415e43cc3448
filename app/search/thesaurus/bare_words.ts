import { z } from 'zod'
import { readData } from '#db/seed/content_files.ts'

const questions = readData('search/bare_words.json', z.record(z.string(), z.string()))

/**
 * What somebody means who types only one word that means other things beside others: the question that says it in
 * full.
 */
export const bareWords: ReadonlyMap<string, string> = new Map(Object.entries(questions))
