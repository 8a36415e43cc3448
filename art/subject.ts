import { group } from './draw.ts'

let isMarked = false

/** Marks the subject of a scene, which no box may cut: trucks, people, words. Adds nothing to a normal drawing. */
export const subject = (drawing: string): string =>
	isMarked && drawing ? group({ class: 'subject' }, drawing) : drawing

/** Draws with every subject in a group of the class `subject`, so that it can be measured. */
export const withSubjectsMarked = (draw: () => string): string => {
	isMarked = true
	try {
		return draw()
	} finally {
		isMarked = false
	}
}
