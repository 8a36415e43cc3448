/** A form that was sent after its session had ended, to be shown again. */
export interface PreservedForm {
	reason: 'signed-out'
	/** The path and query to send it to again. */
	action: string
	/** In the form's order; a name may occur twice. */
	fields: [name: string, value: string][]
	/** The fields of files, which cannot be preserved and must be chosen again. */
	files: string[]
}

export function isPreservedForm(data: unknown): data is PreservedForm {
	return (data as Partial<PreservedForm> | null)?.reason === 'signed-out'
}
