/** What may have to be done before the office takes a form, and where. */
export const firstPaths = {
	'signed-out': '/admin/login',
	password: '/admin/account/password',
	'second-step': '/admin/account/second-step',
	closed: '/admin',
} as const
export type Hindrance = keyof typeof firstPaths

/** The form's id in the page that shows it again. */
export const sendAgainId = 'send-again'

/** A form that was sent and perhaps not taken, to be shown again. */
export interface PreservedForm {
	/** What has to be done first; or no answer of the office came, and nobody knows whether it was taken. */
	reason: Hindrance | 'no-answer'
	/** The path and query to send it to again. */
	action: string
	/** In the form's order; a name may occur twice. */
	fields: [name: string, value: string][]
	/** The fields of files, which cannot be preserved and must be chosen again. */
	files: string[]
	/** Why no answer came, as a sentence. */
	why?: string
	/** What the page calls the fields that somebody types into, by their names; only the browser knows. */
	labels?: Record<string, string>
}

/** What a form held, without passwords; empty where it cannot be read. */
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
