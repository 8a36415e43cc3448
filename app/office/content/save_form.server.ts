import { type Asked, saveArea, type SavedArea } from '../areas/save_area.server.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { type RowForm, saveRow } from '../kernel/rows/save_row.server.ts'
import type { Actor, ContentServices } from '../kernel/store/write_content.server.ts'

/** Publishes what a form changed, or plans it for the day that was given. */
export function saveForm(
	services: ContentServices,
	form: RowForm,
	asked: Asked,
	actor: Actor,
): Promise<SavedArea> {
	if (form.description.table === 'pickup_areas') return saveArea(services, form, asked, actor)
	return asked.day ? planRow(services, form, asked.day, actor) : saveRow(services, form, actor)
}
