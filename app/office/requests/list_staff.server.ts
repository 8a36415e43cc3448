import type { Store } from '#db/store.server.ts'

/** Someone to whom a lead can be assigned; deactivated staff keep their name on theirs. */
export interface Colleague {
	id: string
	name: string
	isActive: boolean
}

/** All staff, by name. */
export async function listStaff({ db }: Store): Promise<Colleague[]> {
	const rows = await db
		.selectFrom('staff')
		.select(['id', 'name', 'is_active'])
		.orderBy('name')
		.orderBy('id')
		.execute()
	return rows.map(({ id, name, is_active }) => ({ id, name, isActive: is_active }))
}
