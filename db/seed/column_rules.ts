import { z } from 'zod'
import { services } from '#db/service_names.ts'

/** Rules for columns that many tables have. */
export const text = z.string()
export const textOrNone = z.string().nullable()
export const number = z.number()
export const numberOrNone = z.number().nullable()
export const flag = z.boolean()
export const day = z.iso.date('must be a day such as 2026-11-30.')
export const time = z.iso.datetime('must be a time such as 2026-01-05T15:00:00.000Z.')
export const onlyWith = z.enum(services).nullable().default(null)

/** The sort order of an entry by its place in its list, with gaps so that staff can insert others. */
export const placeOf = (index: number) => (index + 1) * 10
