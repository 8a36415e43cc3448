import type { FactGroup } from '#app/company/fact_group.ts'
import { checkFacts } from '#app/content/save_facts.server.ts'
import { storeDraft } from '../kernel/rows/drafts.server.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import { dayControl } from '../kernel/fields/plan_day.ts'
import { draftFactPlans } from './plan_facts.server.ts'
import { type FactsRefused, saveFactForm, type SaveOptions } from './fact_form.server.ts'
import { sentTexts } from './read_fact_form.server.ts'

/** Keeps what the form of a group says as a draft, unless it could not be saved so; nothing that visitors see changes. */
export async function previewFactForm(
	services: ContentServices,
	group: FactGroup,
	entries: FormData,
	{ from, staff, now }: Pick<SaveOptions, 'staff' | 'now'> & { from: string },
): Promise<{ ok: true; draftId: string } | { ok: false; refused: FactsRefused }> {
	let draftId = ''
	const refused = await saveFactForm(services, group, entries, {
		staff,
		now,
		isPreview: true,
		passwordProblem: async () => null,
		async save(changes, before) {
			try {
				const checked = await (from === ''
					? checkFacts(services, changes, { now, before })
					: draftFactPlans(services, changes, { from, before, staff, now }))
				if (!checked.ok) return checked
			} catch (error) {
				services.log.error({ err: error }, 'company facts not previewed')
				return { ok: false, reason: 'unavailable', errors: [] }
			}
			const draft = {
				content_table: 'company_facts',
				row_id: group.key,
				row_version: null,
				typed_values: { ...sentTexts(group, entries), [dayControl]: from },
			}
			const stored = await storeDraft(services.store, draft, { staff, now })
			if (!stored.ok) return { ok: false, reason: 'unavailable', errors: [] }
			draftId = stored.draftId
			return stored
		},
	})
	return refused ? { ok: false, refused } : { ok: true, draftId }
}
