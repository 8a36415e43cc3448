import type { FieldChange } from '../kernel/fields/changed_fields.ts'
import { formatFocus } from './picture_page.server.ts'

type State = Record<string, unknown> | null

/** What a change did to a picture: its texts and focal point. */
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
	if (!state) return ''
	const { focusX, focusY } = formatFocus({
		focal_x: Number(state['focal_x']),
		focal_y: Number(state['focal_y']),
	})
	return `${focusX} % from the left, ${focusY} % from the top`
}
