import { groupOfStep, factsToReplace, type OwnStep } from '#app/company/own_steps.ts'
import { timeZoneOfState } from '#app/company/time_zones.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { typeOf } from '#app/content/content_types.ts'
import { saveFactForm } from '../facts/save_fact_form.server.ts'
import { setFact } from '../facts/set_fact.server.ts'
import { openedFields } from '../kernel/fields/row_version.server.ts'
import type { RowForm } from '../kernel/rows/save_row.server.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import type { SaveForm } from '../kernel/screens/save_form.server.ts'
import { rowType, withFields } from '../kernel/store/cells.server.ts'
import { type Actor, type ContentServices, unavailable } from '../kernel/store/write_content.server.ts'
import { ownPath } from '../parts/screens.ts'
import { confirmFacts } from '../samples/confirm_shipped.server.ts'
import { stepPath } from './own_path.ts'
import { neighbors, remainingSteps } from './steps.server.ts'

/** The content type of a step's form: saves immediately and continues with the next step. */
export function stepType(
	content: Pick<ContentHub, 'types' | 'current'>,
	step: OwnStep,
): ContentType | undefined {
	const facts = typeOf(content.types, 'company_facts')
	if (!facts || step.facts.length === 0) return undefined
	const type = withFields(rowType(facts, groupOfStep(step).key), (name) => step.facts.includes(name))
	const screens = {
		list: ownPath,
		row: () => stepPath(step.key),
		preview: (_: string, draft: string) => `${stepPath(step.key)}?draft=${draft}#site`,
	}
	return defineResource(type, {
		...type.office,
		screens,
		savedTo: neighbors(content, stepPath(step.key)).next,
		days: () => null,
		save: saveStep(step),
	})
}

/**
 * Saves a step. Values that the owner saw and left unchanged count as the company's own from then on; but names, numbers and
 * address of the sample have to be changed.
 */
function saveStep(step: OwnStep): SaveForm {
	return async (services, form, options, actor) => {
		const saved = await saveFactForm(services, form, options, actor, await leftOf(services, step))
		if (!saved.ok) return saved
		if (step.facts.includes('address.state')) await followState(services, form, actor)
		if (await confirmSeen(services, step, actor)) return saved
		return unavailable(new Error('not confirmed'))
	}
}

/** Marks a step's unchanged facts as the company's own, except those that must be changed. False if the store fails. */
export async function confirmSeen(services: ContentServices, step: OwnStep, actor: Actor): Promise<boolean> {
	const seen = (await leftOf(services, step)).filter((name) => !factsToReplace.has(name))
	const confirmed = await confirmFacts(services, groupOfStep(step), seen, actor)
	return confirmed.ok || confirmed.reason !== 'unavailable'
}

async function leftOf(services: ContentServices, step: OwnStep): Promise<string[]> {
	return (await remainingSteps(services)).find(({ key }) => key === step.key)?.left ?? []
}

/** Sets the time zone to that of the newly chosen state, unless somebody has chosen one. */
async function followState(services: ContentServices, { version }: RowForm, actor: Actor): Promise<void> {
	const { facts } = services.content.current
	const timeZone = timeZoneOfState(facts.address.state)
	const isMoved = openedFields(version)?.['address.state'] !== facts.address.state
	if (timeZone === undefined || timeZone === facts.timeZone || !isMoved) return
	const chosen = await services.store.db
		.selectFrom('company_facts')
		.select('name')
		.where('name', '=', 'timeZone')
		.executeTakeFirst()
	if (chosen) return
	await setFact(services, 'timeZone', timeZone, actor)
}
