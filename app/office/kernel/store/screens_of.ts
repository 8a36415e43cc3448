import type { ContentType } from '#app/content/content_type.ts'
import type { Screens } from '#app/content/office_rules.ts'

interface AllScreens extends Required<Screens> {
	/** The history of a row, or of the whole type. */
	history(id?: string): string
}

/** The paths of a type's screens: its own or the generic ones. */
export function screensOf({ table, office }: Pick<ContentType, 'table' | 'office'>): AllScreens {
	const list = `/admin/content/${table}`
	return {
		list,
		row: (id) => `${list}/${id}`,
		preview: (_, draft) => `/admin/content/draft/${draft}`,
		history: (id) => `/admin/content/history?table=${table}${id ? `&row=${id}` : ''}`,
		...office?.screens,
	}
}

/** The link to the form for a new row. */
export interface NewRow {
	to: string
	label: string
}

export function newRowOf(type: Pick<ContentType, 'table' | 'office' | 'singular'>): NewRow {
	const article = /^[aeiou]/.test(type.singular) ? 'an' : 'a'
	return { to: screensOf(type).row('new'), label: `Add ${article} ${type.singular}` }
}
