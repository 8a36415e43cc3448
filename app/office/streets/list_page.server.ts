import type { Services } from '#app/context.server.ts'
import { type Asked, done, refused } from '../kernel/screens/commands.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { undoImport } from './import/publish.server.ts'
import { listRanges, publishedList, readRangeQuery } from './list_ranges.server.ts'
import { deleteSampleRanges } from './save_range.server.ts'

/** The data of the streets page: the filtered published ranges, the list's origin, and unpublished files. */
export async function listPage({ store }: Pick<Services, 'store'>, params: URLSearchParams) {
	const query = readRangeQuery(params)
	const { ranges, areas, next } = await listRanges(store, query)
	const published = await publishedList(store)
	const waiting = await store.db
		.selectFrom('street_imports')
		.select(['id', 'file_name', 'staff_name', 'created_at'])
		.where('status', 'in', ['uploaded', 'checked'])
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(10)
		.execute()
	const { street, area } = query
	return {
		street,
		area,
		ranges,
		areas: areas.map(({ slug, name, town }) => ({ value: slug, label: `${town}: ${name}` })),
		next: next === null ? null : `?${new URLSearchParams({ street, area, after: next })}`,
		published: published && {
			...published,
			publishedAt: published.publishedAt && formatDateTime(published.publishedAt),
		},
		waiting: waiting.map((list) => ({
			id: list.id,
			name: list.file_name,
			by: `${list.staff_name}, ${formatDateTime(list.created_at)}`,
		})),
	}
}

export type ListPage = Awaited<ReturnType<typeof listPage>>

export const listCommands = {
	async undo({ services, form }: Asked) {
		const undone = await undoImport(services, Number(form.get('version')))
		if (undone.ok) return done('/admin/streets?done=undone')
		return refused(
			409,
			undone.reason === 'stale'
				? 'Somebody changed the streets since you opened this page, so nothing was undone. Look at it once more.'
				: 'There is nothing to undo any more.',
		)
	},
	async 'remove-samples'({ services }: Asked) {
		await services.store.db.transaction().execute(deleteSampleRanges)
		return done('/admin/streets?done=samples')
	},
}
