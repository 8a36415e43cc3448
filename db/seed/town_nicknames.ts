import { z } from 'zod'
import { readData } from './content_files.ts'

const schema = z.array(z.strictObject({ name: z.string().min(1).max(60), town: z.string().min(1).max(60) }))

/** Town names by the nicknames used in addresses, both in capitals: `FOCO` is `FORT COLLINS`. */
export const townNicknames: ReadonlyMap<string, string> = new Map(
	readData('town_nicknames.json', schema).map(({ name, town }) => [name.toUpperCase(), town.toUpperCase()]),
)
