const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/** The fields of a request, or null if it has no form or its body cannot be read. */
export async function readForm(request: Request): Promise<FormData | null> {
	if (!formTypes.test(request.headers.get('content-type') ?? '')) return null
	return request.formData().catch(() => null)
}
