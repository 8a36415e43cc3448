const nothingKept = 'Nothing was kept of it.'

/** What a failed upload means, in a sentence for the person who sent it. */
export function storageFailure(error: unknown): string {
	if (causes(error).some(isDiskFull))
		return `There is no room left for pictures: the disk is full. ${nothingKept} Please tell whoever looks after the server.`
	return `The place where pictures are kept does not answer just now. ${nothingKept} Please try again in a moment.`
}

function causes(error: unknown): unknown[] {
	const cause = Object(error).cause as unknown
	return cause === undefined ? [error] : [error, ...causes(cause)]
}

/** The file system reports ENOSPC or, for a quota, EDQUOT; S3-compatible stores answer 507. */
function isDiskFull(error: unknown): boolean {
	const { code, $metadata } = Object(error) as { code?: unknown; $metadata?: { httpStatusCode?: number } }
	return code === 'ENOSPC' || code === 'EDQUOT' || $metadata?.httpStatusCode === 507
}
