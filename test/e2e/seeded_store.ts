import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { roomyFolder } from '#test/roomy_folder.ts'
import { fill } from '#test/store_templates.ts'

/** Playwright's global set-up: a store with the first content, of which each site that is opened has a copy. */
export default async function setup(): Promise<() => void> {
	const dataDir = mkdtempSync(join(roomyFolder(), 'hauler-template-'))
	await fill({ dataDir }, true)
	process.env.SEEDED_STORE = dataDir
	return () => rmSync(dataDir, { recursive: true })
}
