import { checkRolloff } from './check_rolloff.ts'

/** The browser's check of the roll-off quote form; fetched when somebody begins to fill it in. */
export const check = (entries: FormData) => checkRolloff(entries)
