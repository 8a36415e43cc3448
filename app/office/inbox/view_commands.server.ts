import { typedText } from '#platform/forms/typed_text.ts'
import { type Asked, done, refused } from '#app/office/kernel/screens/commands.server.ts'
import { listQuery } from '#app/office/requests/filters.ts'
import { readFilters } from './read_filters.server.ts'
import { addView, deleteView, renameView, type ViewChange } from './saved_views.server.ts'

/** What the form of a view has; `id` is empty for a new one. */
export interface TypedView {
	id: string
	name: string
	isShared: boolean
}

export function typedView({ form }: Asked): TypedView {
	return {
		id: typedText(form, 'view').slice(0, 64),
		name: typedText(form, 'name').slice(0, 200),
		isShared: form.has('shared'),
	}
}

/** Saves, renames or deletes a view; leads back to the list with its filters. */
export const viewCommands = {
	async 'save-view'(asked: Asked) {
		const { services, staff, url, now } = asked
		const query = listQuery({ ...readFilters(url.searchParams), cursor: null })
		return outcomeOf(await addView(services.store, staff, { ...typedView(asked), query }, now))
	},
	async 'rename-view'(asked: Asked) {
		const { services, staff, now } = asked
		return outcomeOf(await renameView(services.store, staff, typedView(asked), now))
	},
	async 'delete-view'(asked: Asked) {
		return outcomeOf(await deleteView(asked.services.store, asked.staff, typedView(asked).id))
	},
}

function outcomeOf(changed: ViewChange) {
	return changed.ok ? done(`/admin/leads${changed.query}`) : refused(422, changed.complaint)
}
