import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BatchedLimit } from '#platform/limits/batched_limit.server.ts'
import { addressKey, hashAddress } from '#platform/limits/address_hash.server.ts'
import { addHits } from '#platform/limits/count_hits.server.ts'
import { networksOf } from '#platform/limits/networks.ts'
import { countWithinFrom, networkLimits } from '#platform/limits/network_limit.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeEachStore } from '#test/stores.ts'

const root = join(import.meta.dirname, '../..')
const now = new Date('2026-11-21T14:00:30.000Z')

const sources = ['app', 'server', 'platform']
	.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
	)
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
	.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Files that store or log the hash of an address but count nothing by it. */
const keepsAddress = new Set([
	'app/leads/record_lead.server.ts',
	'app/offers/accept_offer.server.ts',
	'app/office/sign_in/attempts.server.ts',
])

test('only the limits and a few known files make keys from addresses', () => {
	const outside = sources.filter(({ file }) => !file.startsWith('platform/limits/'))
	const using = (pattern: RegExp) => outside.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
	expect(using(/\b(?:siteN|n)etworkOf\(/).toSorted()).toEqual([
		'app/office/sign_in/attempts.server.ts',
		'app/office/sign_in/record_activity.server.ts',
	])
	expect(using(/hashAddress\([^\n]*\baddress\b/).filter((file) => !keepsAddress.has(file))).toEqual([
		'app/leads/receipt_limit.server.ts',
	])
	expect(using(/\bisSharedAddress\(/).toSorted()).toEqual([
		'app/leads/count_lead.server.ts',
		'platform/http/proxy_watch.ts',
		'platform/http/shared_address.ts',
	])
})

const site = (network: number, of = '2001:db8:1') => `${of}:${network.toString(16)}::1`

describeEachStore('every limit by address', (fresh) => {
	test('counts a customer’s IPv6 networks together, refuses no shared address, and leaves others alone', async () => {
		const declaring = sources.filter(
			({ file, text }) =>
				/defineNetworkLimit\(|new BatchedLimit\(/.test(text) && !file.startsWith('platform/limits/'),
		)
		for (const { file } of declaring) await import(join(root, file))
		const names = networkLimits().map(({ network }) => network.name)
		expect(names.length).toBeGreaterThanOrEqual(declaring.length)
		expect(names).toEqual(expect.arrayContaining(['lead', 'reminders', 'offer', 'search', 'pickup-day']))
		const { db } = await fresh()
		for (const limit of networkLimits()) {
			const { name } = limit.network
			await db.transaction().execute(async (trx) => {
				const secret = await addressKey(trx)
				/** Uses up the first allowance of the address's widest network, except one hit. */
				const fill = async (address: string) => {
					const { tier, key } = networksOf(address).at(-1) ?? { tier: 'network', key: address }
					const hits = (limit[tier].allowed[0]?.hits ?? 0) - 1
					await addHits(trx, limit[tier], hashAddress(secret, key), hits, now)
				}
				const allowed = async (addresses: readonly string[]) => {
					const answers = []
					for (const address of addresses) answers.push(await countWithinFrom(trx, limit, address, now))
					return answers
				}
				await fill(site(1))
				expect(await allowed([site(2), site(3), site(4)]), `${name} from a /48`).toEqual([true, false, false])
				expect(await allowed([site(1, '2001:db8:3')]), `${name} from elsewhere`).toEqual([true])
				await fill('203.0.113.7')
				const one = ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8']
				expect(await allowed(one), `${name} from an IPv4 address`).toEqual([true, false, true])
				for (let time = 0; time < 3; time += 1) await fill('10.0.0.1')
				expect(await allowed(['10.0.0.1', '10.0.0.1']), `${name} behind a proxy`).toEqual([true, true])
			})
		}
	})

	test('does the same if its hits are written in batches', async () => {
		const store = await fresh()
		const { log } = recordedLog()
		const limit = new BatchedLimit({ name: 'batched', hitsAMinute: 20, batch: 5 })
		const allowed = (addresses: readonly string[]) =>
			addresses.filter((address) => limit.countWithin({ store, log }, address, now)).length
		expect(allowed(Array.from({ length: 200 }, (_, at) => site(at)))).toBe(80)
		expect(allowed(Array.from({ length: 200 }, () => '127.0.0.1'))).toBe(200)
		expect(allowed(Array.from({ length: 30 }, () => '203.0.113.7'))).toBe(20)
	})
})
