/** The address of the preview of a draft. */
export function previewPath(draftId: string): string {
	return `/admin/preview/${draftId}`
}

/** A path of the public site alone: no other host, and nothing of the office. */
export function isSitePath(path: string): boolean {
	return /^\/(?!\/|admin(?:\/|$))[\w/-]*$/.test(path)
}
