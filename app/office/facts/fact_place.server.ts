import { groupOf } from '#app/company/facts_schema.ts'
import { fieldId } from '#app/ui/field.tsx'
import { factsPath, groupPath } from './fact_path.ts'

/** Where a fact is edited: its control in the form of its group; the list of groups for one that is none. */
export function factPlace(name: string): string {
	const group = groupOf(name)
	return group ? `${groupPath(group.key)}#${fieldId(name)}` : factsPath
}
