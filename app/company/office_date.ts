import { zonedFormat } from './zoned_format.ts'

/** Formats an instant's date in the company's time zone: `November 22, 2026`. */
export const officeDate = zonedFormat({ dateStyle: 'long' })
