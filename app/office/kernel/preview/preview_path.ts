/** The path of a draft's preview. */
export function previewPath(draftId: string): string {
	return `/admin/preview/${draftId}`
}

/** Whether this is a path of the public site, not of another host or the office. */
export function isSitePath(path: string): boolean {
	return /^\/(?!\/|admin(?:\/|$))[\w/-]*$/.test(path)
}
