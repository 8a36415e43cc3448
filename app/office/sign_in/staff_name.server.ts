import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'

const key = (name: string) => cleanLine(name).toLocaleLowerCase('en-US')

/**
 * Whether another active staff member has this name; requests, lists and the history tell staff apart by name. `own` is
 * the id or the address of the staff member to be named.
 */
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
