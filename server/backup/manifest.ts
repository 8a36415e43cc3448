import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Must be raised when older programs can no longer read the format. */
export const archiveFormat = 1

const part = z.object({ sha256: z.string().length(64) })

/** The manifest is an archive's last entry: an archive without one is incomplete. */
export const manifestSchema = z.object({
	format: z.number().int(),
	madeAt: z.iso.datetime(),
	/** The program's version; archives made before 1.0 have none. */
	version: z.string().optional(),
	store: z.enum(['sqlite', 'postgres']),
	/** The migrations applied to the store, in order. */
	migrations: z.array(z.string()),
	/** The hash covers the rows regardless of their order, which may differ between stores. */
	tables: z.record(z.string().regex(/^[a-z_]+$/), part.extend({ rows: z.number().int() })),
	/** All other files in the archive, by path. */
	files: z.record(z.string(), part.extend({ bytes: z.number().int() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const manifestPath = 'manifest.json'
export const settingsPath = 'settings.json'
const archivedSettings = z.object({ APP_SECRET: z.string().optional(), COMPANY: z.string().optional() })
/** Reads the settings that a restore needs from an archive unpacked in this folder. */
export async function readArchivedSettings(folder: string): Promise<z.infer<typeof archivedSettings>> {
	return archivedSettings.parse(JSON.parse(await readFile(join(folder, settingsPath), 'utf8')))
}

export const tablePath = (table: string) => `tables/${table}.ndjson`
export const isTablePath = (path: string) => path.startsWith('tables/')
export const picturePath = (name: string) => `pictures/${name}`

/** Only these paths are accepted, so that no entry can point outside the target folder. */
export const knownPath = /^(manifest\.json|settings\.json|tables\/[a-z_]+\.ndjson|pictures\/[\w-]+\.[a-z]+)$/

export function sha256(bytes: string | Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex')
}
