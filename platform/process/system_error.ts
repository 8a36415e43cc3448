/** Reports whether an error comes from the operating system, such as an unreadable file, and not from the file's content. */
export function isSystemError(error: unknown): boolean {
	return error instanceof Error && 'syscall' in error
}

/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE (no room for the `-shm` file): https://sqlite.org/rescode.html */
const fullCodes: ReadonlySet<unknown> = new Set([13, 4874])

/**
 * Reports whether an error, or its cause, is a full disk. The file system reports ENOSPC or, for a quota, EDQUOT; PostgreSQL 53100;
 * S3-compatible stores answer 507.
 */
export function isDiskFull(error: unknown): boolean {
	const { code, errcode, cause, $metadata } = Object(error) as {
		code?: unknown
		errcode?: unknown
		cause?: unknown
		$metadata?: { httpStatusCode?: number }
	}
	if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true
	return (
		fullCodes.has(errcode) || $metadata?.httpStatusCode === 507 || (cause !== undefined && isDiskFull(cause))
	)
}
