import { groupOfStep, ownWords, type OwnStep } from '#app/company/own_steps.ts'
import { saveFacts } from '#app/content/save_facts.server.ts'
import { type FactsRefused, saveFactForm, type SaveOptions } from '../facts/fact_form.server.ts'
import { recordFacts } from '../facts/record_facts.server.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import { confirmFacts } from '../samples/confirm_facts.server.ts'
import { stepsLeft } from './left_to_do.server.ts'

/**
 * Saves what a step changes. What its owner has seen and left as the sample has it is theirs from then on, but for what only the
 * company itself can say; null on success.
 */
export async function saveStep(
	services: ContentServices,
	step: OwnStep,
	form: FormData,
	{ staff, now }: Pick<SaveOptions, 'staff' | 'now'>,
): Promise<FactsRefused | null> {
	const group = groupOfStep(step)
	const left = (await stepsLeft(services)).find(({ key }) => key === step.key)?.left ?? []
	return saveFactForm(services, group, form, {
		staff,
		now,
		unasked: new Set(left),
		passwordProblem: async () => null,
		async save(changes, before) {
			const saved = await saveFacts(services, changes, {
				now,
				before,
				alongside: (trx, facts) => recordFacts(trx, facts, 'save', { staff, now }),
			})
			if (!saved.ok) return saved
			const seen = left.filter((name) => !Object.hasOwn(changes, name) && !ownWords.has(name))
			return confirmFacts(services, group, seen, { staff, now })
		},
	})
}
