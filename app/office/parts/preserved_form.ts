/** What may have to be done before the office accepts a form, and the page for it. */
export const firstPaths = {
	'signed-out': '/admin/login',
	password: '/admin/account/password',
	'second-step': '/admin/account/second-step',
	closed: '/admin',
} as const
export type RequiredStep = keyof typeof firstPaths

/** The element id of the form on the page that shows it again. */
export const sendAgainId = 'send-again'

/** A submitted form that may not have been accepted, to be shown again. */
export interface PreservedForm {
	/** What has to be done first; `no-answer` if no response came, so that it is unknown whether the form was accepted. */
	reason: RequiredStep | 'no-answer'
	/** The path and query to submit it to. */
	action: string
	/** In the form's order; names may repeat. */
	fields: [name: string, value: string][]
	/** The names of chosen files, which cannot be preserved and must be chosen again. */
	files: string[]
	/** Why no response came, as a sentence. */
	why?: string
	/** The labels of text fields by name; known only in the browser. */
	labels?: Record<string, string>
}

/** Returns the values of a form without its passwords; empty if `form` is null because it could not be read. */
export function preserveForm(
	reason: PreservedForm['reason'],
	action: string,
	form: FormData | null,
): PreservedForm {
	const kept: PreservedForm = { reason, action, fields: [], files: [] }
	for (const [name, value] of form ?? []) {
		if (typeof value === 'string') {
			if (!/password/i.test(name)) kept.fields.push([name, value])
		} else if (value.name !== '') kept.files.push(value.name)
	}
	return kept
}

export function isPreservedForm(data: unknown): data is PreservedForm {
	const reason = (data as Partial<PreservedForm> | null)?.reason
	return reason === 'no-answer' || (reason !== undefined && Object.hasOwn(firstPaths, reason))
}
