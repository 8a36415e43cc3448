const nothingLost = 'Nothing was saved, and what you typed is still here.'

/** What a failed write means, in a sentence for the person who saved. */
export function storeFailure(error: unknown): string {
	if (isDiskFull(error))
		return `The server’s disk is full. ${nothingLost} Please tell whoever looks after the server, and save again once there is room.`
	return `The server could not save just now. ${nothingLost} Please try again in a moment.`
}

/** SQLite reports 13 (SQLITE_FULL), PostgreSQL 53100 (disk_full), the file system ENOSPC. */
function isDiskFull(error: unknown): boolean {
	const { errcode, code } = Object(error) as { errcode?: unknown; code?: unknown }
	return errcode === 13 || code === '53100' || code === 'ENOSPC'
}
