import { createHash } from 'node:crypto'
import type { Livery } from '#app/company/livery.ts'

/** The sources of the drawings, as the build has them (`vite.config.ts`). */
const drawingCode = String(import.meta.env.DRAWING_CODE ?? '')

/**
 * The address of the folder of drawn pictures: `/pictures/1a2b3c4d`. Its last part is a hash of all that they are drawn
 * from, so that what a browser keeps never has to be asked for again.
 */
export function pictureFolder(livery: Livery): string {
	const drawnFrom = JSON.stringify([drawingCode, livery])
	return `/pictures/${createHash('sha256').update(drawnFrom).digest('hex').slice(0, 8)}`
}
