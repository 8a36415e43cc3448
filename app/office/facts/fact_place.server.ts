import { groupOf } from '#app/company/facts_schema.ts'
import { fieldId } from '#app/ui/field.tsx'
import { factsPath, groupPath } from './fact_path.ts'

/** The path to edit a fact: its control in its group's form; the list of groups for an unknown fact. */
export function factPlace(name: string): string {
	const group = groupOf(name)
	return group ? `${groupPath(group.key)}#${fieldId(name)}` : factsPath
}
