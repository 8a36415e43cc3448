import { data } from 'react-router'
import { getFact } from '#app/company/fact_path.ts'
import { factFields, isOfferedFact } from '#app/company/facts_schema.ts'
import { factsToReplace, type OwnStep, ownSteps } from '#app/company/own_steps.ts'
import { closedBy } from '#app/company/services.ts'
import { offeredType } from '#app/content/closed_pages.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { isSample } from '#db/seed/content_files.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { goLivePath, leftOverPath, logoPath, stepPath } from './own_path.ts'

type Content = Pick<ContentHub, 'types' | 'current'>

/** The steps for the company's services, each with an existing page to preview; steps without any fields are omitted. */
function offeredSteps({ types, current }: Content): OwnStep[] {
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

/** The step with this key; responds with 404 if there is none. */
export function stepFor(content: Content, key: string): OwnStep {
	const step = offeredSteps(content).find((one) => one.key === key)
	if (!step) throw data(null, { status: 404 })
	return step
}

/** A step's position, `Step 2 of 12`, and the paths of the previous step (null for the first) and the next. */
export function neighbors(content: Content, path: string) {
	const [name, ...others] = offeredSteps(content).map(({ key }) => stepPath(key))
	const paths = [...(name === undefined ? [] : [name]), logoPath, ...others, leftOverPath, goLivePath]
	const index = paths.indexOf(path)
	return {
		place: `Step ${index + 1} of ${paths.length}`,
		back: paths[index - 1] ?? null,
		next: paths[index + 1] ?? goLivePath,
	}
}

/** All steps, each with its facts that nobody has saved (`left`); none for a company that brought its own folder. */
export async function remainingSteps({ store, content }: ContentReading) {
	const rows = await store.db.selectFrom('company_facts').select('name').execute()
	const saved = new Set(rows.map(({ name }) => name))
	const isLeft = (name: string) => isSample && !saved.has(name) && getFact(content.builtIn, name) !== null
	return offeredSteps(content).map((step) => ({ ...step, left: step.facts.filter(isLeft) }))
}

/** The remaining facts that block going live: the sample's name, numbers and address. */
export function blockingFacts({ left }: { left: readonly string[] }): string[] {
	return left.filter((name) => factsToReplace.has(name) && !name.startsWith('founded.'))
}
