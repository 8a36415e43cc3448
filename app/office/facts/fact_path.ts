import { groupOf } from '#app/company/facts_schema.ts'
import { fieldId } from '#app/ui/field.tsx'

export const factsPath = '/admin/facts'

/** The address of a group of facts in the office. */
export function groupPath(key: string): string {
	return `${factsPath}/${key}`
}

/** Where the office edits a fact: its control in the form of its group; the list of groups for one that is none. */
export function factPath(name: string): string {
	const group = groupOf(name)
	return group ? `${groupPath(group.key)}#${fieldId(name)}` : factsPath
}
