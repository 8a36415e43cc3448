import type { Services } from '#app/context.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { undoImport } from './import/publish.server.ts'
import { listRanges, publishedList, readRangeQuery } from './list_ranges.server.ts'
import { removeSampleRanges } from './save_range.server.ts'

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

/** Undoes the last import or removes the sample streets; returns the path to redirect to, or why not. */
export async function listAction(
	services: Pick<Services, 'store' | 'log'>,
	entries: FormData,
): Promise<{ ok: true; to: string } | { ok: false; status: number; message: string }> {
	if (entries.get('intent') === 'remove-samples') {
		const removed = await removeSampleRanges(services)
		if (removed.ok) return { ok: true, to: '/admin/streets?done=samples' }
		return {
			ok: false,
			status: 503,
			message: removed.reason === 'unavailable' ? removed.message : 'Nothing was removed.',
		}
	}
	const undone = await undoImport(services, Number(entries.get('version')))
	if (undone.ok) return { ok: true, to: '/admin/streets?done=undone' }
	if (undone.reason === 'unavailable') return { ok: false, status: 503, message: undone.message }
	return {
		ok: false,
		status: 409,
		message:
			undone.reason === 'stale'
				? 'Somebody changed the streets since you opened this page, so nothing was undone. Look at it once more.'
				: 'There is nothing to undo any more.',
	}
}
