import type { ContentAction } from '#db/office_content_rows.ts'

/** Verbs of the actions, between the person's name and the row's. */
export const actionLabels = {
	create: 'added',
	save: 'changed',
	delete: 'deleted',
	move: 'moved',
	revert: 'took back a change of',
	activate: 'put to use',
} as const satisfies Record<ContentAction, string>
