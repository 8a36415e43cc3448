import { randomBytes } from 'node:crypto'

const prefix = randomBytes(5).toString('hex')
let count = 0

/**
 * Returns an id that is short, and unique across processes and restarts, so that a visitor can read it out and the office can find it in
 * the log.
 */
export function nextRequestId(): string {
	count += 1
	return `${prefix}-${count.toString(36)}`
}
