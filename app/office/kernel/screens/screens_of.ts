import type { ContentType } from '#app/content/content_type.ts'
import type { Screens } from '#app/content/office_rules.ts'

/** Where the office shows a type: its own screens, or those that every type has. */
export function screensOf({ table, office }: ContentType): Required<Screens> {
	const list = `/admin/content/${table}`
	const preview = (_: string, draft: string) => `/admin/content/draft/${draft}`
	return { list, row: (id) => `${list}/${id}`, preview, ...office?.screens }
}
