import type { ContentAction } from '#db/office_content_rows.ts'

/** What was done with an entry, between who did it and what it is called. */
export const actionLabels = {
	create: 'added',
	save: 'changed',
	delete: 'deleted',
	move: 'moved',
	revert: 'took back a change of',
	activate: 'put to use',
} as const satisfies Record<ContentAction, string>
