import type { LostReason } from '#db/inbox_rows.ts'

export const lostReasonLabels: Readonly<Record<LostReason, string>> = {
	price: 'The price',
	'other-hauler': 'Chose another hauler',
	'no-answer': 'Could not be reached',
	'not-needed': 'No longer needed',
	'not-served': 'Outside our area',
	'not-offered': 'Not something we offer',
	other: 'Something else (see the note)',
}

export const lostReasons = Object.keys(lostReasonLabels) as LostReason[]

/** Options for a form, beginning with an empty one. */
export const lostReasonOptions = [
	{ value: '', label: 'Choose one' },
	...lostReasons.map((value) => ({ value, label: lostReasonLabels[value] })),
]
