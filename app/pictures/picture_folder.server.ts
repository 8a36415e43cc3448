import { createHash } from 'node:crypto'
import type { Livery } from '#app/company/livery.ts'

/** The source code of the drawings, inlined by the build (`vite.config.ts`). */
const drawingCode = String(import.meta.env.DRAWING_CODE ?? '')

/**
 * The address of the folder of drawn pictures: `/pictures/1a2b3c4d`. The last part is a hash of everything they
 * are drawn from, so that browsers can cache them forever.
 */
export function pictureFolder(livery: Livery): string {
	const drawnFrom = JSON.stringify([drawingCode, livery])
	return `/pictures/${createHash('sha256').update(drawnFrom).digest('hex').slice(0, 8)}`
}
