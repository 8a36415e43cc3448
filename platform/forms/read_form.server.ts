import { storable } from '#platform/text/storable.ts'

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/** The form fields of a request, made storable; null if the request has no form or its body cannot be read. */
export async function readForm(request: Request): Promise<FormData | null> {
	const sent = await readFormAsSent(request)
	return sent && storableForm(sent)
}

/** The form fields exactly as sent, for verifying a signature over them. */
export async function readFormAsSent(request: Request): Promise<FormData | null> {
	if (!formTypes.test(request.headers.get('content-type') ?? '')) return null
	return request.formData().catch(() => null)
}

function storableForm(sent: FormData): FormData {
	const form = new FormData()
	for (const [name, value] of sent) {
		if (typeof value === 'string') form.append(storable(name), storable(value))
		else form.append(storable(name), value, storable(value.name))
	}
	return form
}
