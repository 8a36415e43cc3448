import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { compress } from './encoding.ts'

/** Part of the build: writes `.br` and `.gz` beside every text file of the client, so that serving costs nothing. */
const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const folder = join(import.meta.dirname, '../build/client')

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
	if (!compressible.has(extname(name))) continue
	const path = join(folder, name)
	const bodies = await compress(readFileSync(path))
	writeFileSync(`${path}.br`, bodies.br)
	writeFileSync(`${path}.gz`, bodies.gzip)
}
