import { factFields, isOfferedFact } from '#app/company/facts_schema.ts'
import { type OwnStep, ownSteps } from '#app/company/own_steps.ts'
import { closedBy } from '#app/company/services.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'

/** The steps for the company's services, each with an existing page to preview; steps without any fields are omitted. */
export function offeredSteps({ types, current }: Pick<ContentHub, 'types' | 'current'>): OwnStep[] {
	const { services, closedPages } = current.facts
	return ownSteps
		.map((step) => ({
			...step,
			facts: step.facts.filter((name) => isOfferedFact(factFields.get(name) ?? {}, services)),
			tables: step.tables.filter((table) => {
				const type = typeOf(types, table)
				return type && offeredType(type, services)
			}),
			page:
				[step.page, ...(step.otherwise ?? [])].find((path) => closedBy(closedPages, path) === null) ?? '/',
		}))
		.filter(({ facts, tables }) => facts.length + tables.length > 0)
}
