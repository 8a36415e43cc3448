import { getFact } from '#app/company/fact_path.ts'
import { ownWords, type OwnStep } from '#app/company/own_steps.ts'
import { isSample } from '#db/seed/content_files.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { offeredSteps } from './offered_steps.server.ts'

/** The facts of a step that are as the sample company has them, since nobody has saved them. */
interface StepLeft extends OwnStep {
	left: string[]
}

/** Every step with what is left of it; of a company that brought its own folder, nothing. */
export async function stepsLeft({ store, content }: ContentReading): Promise<StepLeft[]> {
	const rows = await store.db.selectFrom('company_facts').select('name').execute()
	const saved = new Set(rows.map(({ name }) => name))
	const isLeft = (name: string) => isSample && !saved.has(name) && getFact(content.builtIn, name) !== null
	return offeredSteps(content).map((step) => ({ ...step, left: step.facts.filter(isLeft) }))
}

/** Of what is left, what the site must not go live with: the sample's name, numbers and address. */
export function blockingFacts({ left }: StepLeft): string[] {
	return left.filter((name) => ownWords.has(name) && !name.startsWith('founded.'))
}
