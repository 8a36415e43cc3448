import { randomBytes } from 'node:crypto'

const prefix = randomBytes(5).toString('hex')
let count = 0

/** Short, unique over processes and restarts: what a visitor can read out and the office can find in the log. */
export function nextRequestId(): string {
	count += 1
	return `${prefix}-${count.toString(36)}`
}
