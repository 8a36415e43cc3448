import { isDiskFull } from '#platform/process/system_error.ts'

const nothingLost = 'Nothing was saved, and what you typed is still here.'

/** A sentence about a failed write for the person who saved. */
export function storeFailure(error: unknown): string {
	if (isDiskFull(error))
		return `The server’s disk is full. ${nothingLost} Please tell whoever looks after the server, and save again once there is room.`
	return `The server could not save just now. ${nothingLost} Please try again in a moment.`
}

/** The sentence after a button without a form to fill in. */
export const notSaved = 'The server could not save just now. Please try again in a moment.'
