import { zonedFormat } from './zoned_format.ts'

/** An instant's day by the calendar of the office: `November 22, 2026`. */
export const officeDate = zonedFormat({ dateStyle: 'long' })
