import type { FieldChange } from '../kernel/fields/changed_fields.ts'

type State = Record<string, unknown> | null

/** What a change did to a palette: its name, and each changed color. */
export function paletteChanges(before: State, after: State): FieldChange[] {
	const colors = (state: State) => Object(state?.['colors']) as Record<string, string>
	const [old, now] = [colors(before), colors(after)]
	const changes = [...new Set([...Object.keys(old), ...Object.keys(now)])].map((name) => ({
		label: name.slice(2),
		before: old[name] ?? '',
		after: now[name] ?? '',
	}))
	const name = { label: 'Name', before: text(before), after: text(after) }
	return [name, ...changes].filter((change) => change.before !== change.after)
}

function text(state: State): string {
	return typeof state?.['name'] === 'string' ? state['name'] : ''
}
