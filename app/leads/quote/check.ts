import { checkLead } from '../check_lead.ts'
import { quoteSchema } from './schema.ts'

/** The browser's check of the general quote form; fetched when somebody begins to fill it in. */
export const check = (entries: FormData) => checkLead(quoteSchema, entries)
