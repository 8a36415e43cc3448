import { getFact } from '#app/company/fact_path.ts'
import { factsToReplace, type OwnStep } from '#app/company/own_steps.ts'
import { isSample } from '#db/seed/content_files.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { offeredSteps } from './offered_steps.server.ts'

/** A step with its facts that nobody has saved, so that they are still the sample company's. */
interface RemainingStep extends OwnStep {
	left: string[]
}

/** All steps with what is left to do; nothing for a company that brought its own folder. */
export async function remainingSteps({ store, content }: ContentReading): Promise<RemainingStep[]> {
	const rows = await store.db.selectFrom('company_facts').select('name').execute()
	const saved = new Set(rows.map(({ name }) => name))
	const isLeft = (name: string) => isSample && !saved.has(name) && getFact(content.builtIn, name) !== null
	return offeredSteps(content).map((step) => ({ ...step, left: step.facts.filter(isLeft) }))
}

/** The remaining facts that block going live: the sample's name, numbers and address. */
export function blockingFacts({ left }: RemainingStep): string[] {
	return left.filter((name) => factsToReplace.has(name) && !name.startsWith('founded.'))
}
