import { factsInPage } from './page_facts.tsx'

/** The company's time zone, as this page came with it. Browser only. */
export const { timeZone } = factsInPage()
