import type { Store } from '#db/store.server.ts'

const batch = 1000

/** The next refused lines of a list after this one, in the order of the file. */
export function readRefusals({ db }: Pick<Store, 'db'>, list: string, { after = 0, count = batch } = {}) {
	return db
		.selectFrom('street_import_refusals')
		.select(['line', 'reason'])
		.where('import_id', '=', list)
		.where('line', '>', after)
		.orderBy('line')
		.limit(count)
		.execute()
}
