import type { FieldChange } from '../content/change_words.ts'

type State = Record<string, unknown> | null

/** What a change did to a picture: its words and the point that stays in sight. */
export function pictureChanges(before: State, after: State): FieldChange[] {
	return [
		{ label: 'What it shows', before: altOf(before), after: altOf(after) },
		{ label: 'Point that stays in sight', before: pointOf(before), after: pointOf(after) },
	].filter((change) => change.before !== change.after)
}

function altOf(state: State): string {
	return typeof state?.['alt'] === 'string' ? state['alt'] : ''
}

function pointOf(state: State): string {
	const percent = (part: unknown) => `${Math.round(Number(part) * 100)} %`
	return state ? `${percent(state['focal_x'])} from the left, ${percent(state['focal_y'])} from the top` : ''
}
