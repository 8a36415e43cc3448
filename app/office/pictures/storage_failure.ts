import { isDiskFull } from '#platform/process/system_error.ts'

const nothingKept = 'Nothing was kept of it.'

/** A sentence about a failed upload for the person who sent it. */
export function storageFailure(error: unknown): string {
	if (isDiskFull(error))
		return `There is no room left for pictures: the disk is full. ${nothingKept} Please tell whoever looks after the server.`
	return `The picture storage does not answer just now. ${nothingKept} Please try again in a moment.`
}
