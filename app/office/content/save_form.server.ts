import { saveArea } from '../areas/save_area.server.ts'
import { type SaveForm, saveForm } from '../kernel/screens/save_form.server.ts'

/** Saves a form of any type; a pickup area asks before its day changes. */
export const saveContentForm: SaveForm = (services, form, asked, actor) =>
	form.description.table === 'pickup_areas'
		? saveArea(services, form, asked, actor)
		: saveForm(services, form, asked, actor)
