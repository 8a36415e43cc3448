import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** To be raised when an older program could no longer read the format. */
export const archiveFormat = 1

const part = z.object({ sha256: z.string().length(64) })

/** The manifest is an archive's last entry: an archive without one was not finished. */
export const manifestSchema = z.object({
	format: z.number().int(),
	madeAt: z.iso.datetime(),
	/** Of the program; archives from before 1.0 have none. */
	version: z.string().optional(),
	store: z.enum(['sqlite', 'postgres']),
	/** The migrations applied to its store, in order. */
	migrations: z.array(z.string()),
	/** The hash covers the rows and not their order, which may differ between stores. */
	tables: z.record(z.string().regex(/^[a-z_]+$/), part.extend({ rows: z.number().int() })),
	/** Everything else in the archive, by path. */
	files: z.record(z.string(), part.extend({ bytes: z.number().int() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const manifestPath = 'manifest.json'
export const settingsPath = 'settings.json'
const archivedSettings = z.object({ APP_SECRET: z.string().optional(), COMPANY: z.string().optional() })
/** What a restore reads of the settings in an archive that is unpacked in this folder. */
export async function readArchivedSettings(folder: string): Promise<z.infer<typeof archivedSettings>> {
	return archivedSettings.parse(JSON.parse(await readFile(join(folder, settingsPath), 'utf8')))
}

export const tablePath = (table: string) => `tables/${table}.ndjson`
export const isTablePath = (path: string) => path.startsWith('tables/')
export const picturePath = (name: string) => `pictures/${name}`

/** No entry may point outside the folder it is unpacked into. */
export const knownPath = /^(manifest\.json|settings\.json|tables\/[a-z_]+\.ndjson|pictures\/[\w-]+\.[a-z]+)$/

export function sha256(bytes: string | Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex')
}
