import { group } from './draw.ts'

let isMarked = false

/** Marks what a scene is about and no box may cut: trucks, people, words. Costs the drawing nothing. */
export const subject = (drawing: string): string =>
	isMarked && drawing ? group({ class: 'subject' }, drawing) : drawing

/** Draws with every subject in a group of the class `subject`, to be measured. */
export const withSubjectsMarked = (draw: () => string): string => {
	isMarked = true
	try {
		return draw()
	} finally {
		isMarked = false
	}
}
