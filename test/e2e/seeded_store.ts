import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { roomyFolder } from '#test/roomy_folder.ts'
import { fill } from '#test/store_templates.ts'

/** Playwright's global setup: creates a store with the first content, which each opened site copies. */
export default async function setup(): Promise<() => void> {
	const dataDir = mkdtempSync(join(roomyFolder(), 'hauler-template-'))
	await fill({ dataDir }, true)
	process.env.SEEDED_STORE = dataDir
	return () => rmSync(dataDir, { recursive: true })
}
