/** What may have to be done before the office takes a form, and where. */
export const firstPaths = {
	'signed-out': '/admin/login',
	password: '/admin/account/password',
	'second-step': '/admin/account/second-step',
} as const
export type Hindrance = keyof typeof firstPaths

/** A form that was sent when something had to be done first, to be shown again. */
export interface PreservedForm {
	reason: Hindrance
	/** The path and query to send it to again. */
	action: string
	/** In the form's order; a name may occur twice. */
	fields: [name: string, value: string][]
	/** The fields of files, which cannot be preserved and must be chosen again. */
	files: string[]
}

export function isPreservedForm(data: unknown): data is PreservedForm {
	const reason = (data as Partial<PreservedForm> | null)?.reason
	return reason !== undefined && Object.hasOwn(firstPaths, reason)
}
