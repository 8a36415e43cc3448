import type { Service } from '#db/service_names.ts'
import type { FreshStore } from './stores.ts'

/** Switches these services of a store's company off and all others on. */
export async function switchOff({ db }: FreshStore, off: readonly Service[]): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await trx.deleteFrom('company_facts').where('name', 'like', 'services.%').execute()
		for (const service of off) {
			const name = `services.${service}`
			const row = { id: name, name, value: 'false', updated_at: '2026-11-22T12:00:00.000Z' }
			await trx.insertInto('company_facts').values(row).execute()
		}
	})
}
