import { checkHoa } from './check_hoa.ts'

/** The browser's check of the HOA quote form; fetched when somebody begins to fill it in. */
export const check = (entries: FormData) => checkHoa(entries)
