import type { Store } from '#db/store.server.ts'
import { seesRequests } from '../sign_in/roles.ts'

/** A member of staff, including former ones, whose names stay on earlier requests. */
export interface Colleague {
	id: string
	name: string
	/** Active, and not a driver. */
	isAssignable: boolean
}

/** All staff, by name. */
export async function listStaff({ db }: Pick<Store, 'db'>): Promise<Colleague[]> {
	const rows = await db
		.selectFrom('staff')
		.select(['id', 'name', 'role', 'is_active'])
		.orderBy('name')
		.orderBy('id')
		.execute()
	return rows.map(({ id, name, role, is_active }) => ({
		id,
		name,
		isAssignable: is_active && seesRequests(role),
	}))
}

/** The names of all staff by their ids. */
export async function staffNames(store: Pick<Store, 'db'>): Promise<Map<string, string>> {
	return namesById(await listStaff(store))
}

export function namesById(colleagues: readonly Colleague[]): Map<string, string> {
	return new Map(colleagues.map(({ id, name }) => [id, name]))
}
