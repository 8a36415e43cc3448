import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseLocation } from 'parse-address'
import { noPortals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { lookUp } from '#app/pickup/lookup/look_up.server.ts'
import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import { migrate } from '#db/migrate.ts'
import { openStore } from '#db/open_store.server.ts'
import { seedOnce } from '#db/seed.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { wordsOf } from '#platform/addresses/words.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { goodAddresses, isAsExpected, wrongAddresses } from '#test/written_addresses.ts'
import { printTable } from './table.ts'

/**
 * How many of the sample addresses the look-up answers correctly, with our own parser and with the library
 * parse-address. `node bench/address_readers.ts [--misses]`
 */
const readers: Record<string, typeof readAddress> = { 'our own': readAddress, 'parse-address': byLibrary }

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const store = await openStore({ dataDir, appSecret: 'a benchmark needs no secret' })
await migrate(store)
await seedOnce(store)
const content = await openContentHub(store, recordedLog().log, noPortals)
const rows: string[][] = []
const misses: string[] = []
for (const [name, read] of Object.entries(readers)) {
	const counts: string[] = []
	for (const addresses of [goodAddresses, wrongAddresses]) {
		let right = 0
		for (const one of addresses) {
			const answer = await lookUp(store, territoryOf(content.current), one.typed, read)
			if (isAsExpected(answer, one)) right += 1
			else misses.push(`${name}: ${one.typed}= ${one.expected}, not ${JSON.stringify(answer)}`)
		}
		counts.push(`${right} of ${addresses.length}`)
	}
	rows.push([name, ...counts])
}
content.close()
await store.close()
rmSync(dataDir, { recursive: true })
printTable(['reader', 'right addresses', 'wrong addresses'], rows)
if (process.argv.includes('--misses')) console.log(misses.join('\n'))

/** An address parsed by the library, in the shape of our own parser's result. */
function byLibrary(text: string): ReturnType<typeof readAddress> {
	const parsed = parseLocation(text)
	const part = (name: string) => parsed?.[name] ?? ''
	const street = ['prefix', 'street', 'type', 'suffix'].map(part).join(' ')
	if (street.trim() === '') return { ok: false, reason: 'no-street' }
	const [city, state, zip] = [part('city'), part('state'), part('zip')]
	return {
		ok: true,
		address: {
			number: /^\d+/.test(part('number')) ? Number.parseInt(part('number'), 10) : null,
			street: wordsOf(street),
			town: city === '' ? null : city.toUpperCase(),
			zip: zip === '' ? null : zip,
			isElsewhere: (state !== '' && state !== 'CO') || (zip !== '' && !/^8[01]/.test(zip)),
		},
	}
}
