import type { Store } from '#db/store.server.ts'

/** Someone to whom a lead can be assigned; deactivated staff keep their name on theirs. */
export interface Colleague {
	id: string
	name: string
	isActive: boolean
}

/** All staff, by name. */
export async function listStaff({ db }: Pick<Store, 'db'>): Promise<Colleague[]> {
	const rows = await db
		.selectFrom('staff')
		.select(['id', 'name', 'is_active'])
		.orderBy('name')
		.orderBy('id')
		.execute()
	return rows.map(({ id, name, is_active }) => ({ id, name, isActive: is_active }))
}

/** The names of all staff by their ids. */
export async function staffNames(store: Pick<Store, 'db'>): Promise<Map<string, string>> {
	return new Map((await listStaff(store)).map(({ id, name }) => [id, name]))
}
