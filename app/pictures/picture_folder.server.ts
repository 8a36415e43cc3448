import { createHash } from 'node:crypto'
import { type Livery, liveryOf } from '#app/company/livery.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'

/** The sources of the drawings, as the build has them (`vite.config.ts`). */
const drawingCode = String(import.meta.env.DRAWING_CODE ?? '')

/** The livery that a content's pictures are drawn in. */
export function pictureLivery({ facts, palette }: Pick<Snapshot, 'facts' | 'palette'>): Livery {
	return liveryOf(facts, palette.ok ? palette.variables : [])
}

/**
 * The address of the folder of drawn pictures: `/pictures/1a2b3c4d`. Its last part is a hash of all that they are drawn
 * from, so that what a browser keeps never has to be asked for again.
 */
export function pictureFolder(content: Pick<Snapshot, 'facts' | 'palette'>): string {
	const drawnFrom = JSON.stringify([drawingCode, pictureLivery(content)])
	return `/pictures/${createHash('sha256').update(drawnFrom).digest('hex').slice(0, 8)}`
}
