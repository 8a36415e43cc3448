import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'

const key = (name: string) => cleanLine(name).toLocaleLowerCase('en-US')

/** Whether somebody else who may sign in has this name already: requests, lists and the history tell staff apart by it. `own` is the id, or the address, of who is to have it. */
export async function isNameTaken(db: Kysely<Database>, name: string, own: string): Promise<boolean> {
	const others = await db
		.selectFrom('staff')
		.select('name')
		.where('is_active', '=', true)
		.where('id', '!=', own)
		.where('email', '!=', own)
		.execute()
	return others.some((other) => key(other.name) === key(name))
}

export const nameTaken =
	'Somebody here has this name already. Please add what tells the two apart, such as an initial.'
