import type { Store } from '#db/store.server.ts'

/** Someone a lead can belong to; those who have left keep their name on what was theirs. */
export interface Colleague {
	id: string
	name: string
	isActive: boolean
}

/** Everyone of the office, by name. */
export async function listStaff({ db }: Store): Promise<Colleague[]> {
	const rows = await db
		.selectFrom('staff')
		.select(['id', 'name', 'is_active'])
		.orderBy('name')
		.orderBy('id')
		.execute()
	return rows.map(({ id, name, is_active }) => ({ id, name, isActive: is_active }))
}
