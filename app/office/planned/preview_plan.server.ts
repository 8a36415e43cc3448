import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { intentControl } from '../kernel/preview/preview_path.ts'
import { storeDraft } from '../kernel/rows/drafts.server.ts'
import type { Actor, ContentServices } from '../kernel/store/write_content.server.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import { type Changed, draftPlanChange, type PlanForm } from './change_plan.server.ts'

/** Keeps what an open plan is to be instead as a draft, unless it could not be planned so; the plan stays as it is. */
export async function previewPlanChange(
	{ store, content, log }: ContentServices,
	plan: PlannedChangeRow,
	form: PlanForm,
	actor: Actor,
): Promise<{ ok: true; draftId: string } | Extract<Changed, { ok: false }>> {
	try {
		const checked = await draftPlanChange({ store, content }, plan, form, actor)
		if (!checked.ok) return { ok: false, errors: checked.errors, message: null }
	} catch (error) {
		log.error({ err: error }, 'planned change not previewed')
		return { ok: false, errors: [], message: storeFailure(error) }
	}
	const { [intentControl]: _, ...values } = form.values
	const draft = {
		content_table: 'planned_changes',
		row_id: plan.id,
		row_version: null,
		typed_values: values,
	}
	const stored = await storeDraft(store, draft, actor)
	return stored.ok ? stored : { ok: false, errors: [], message: stored.message }
}
