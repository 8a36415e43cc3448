import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { builtInPaints } from '#app/company/built_in_facts.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { noPortals } from '#app/company/portals.ts'
import { writeContent } from '#app/office/kernel/store/write_content.server.ts'
import { seedOnce } from '#db/seed.ts'
import { migrate } from '#db/migrate.ts'
import { seedContent } from '#db/seed/content.ts'
import type { Store } from '#db/store.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { colorRow, faqRow, testimonialRow } from '#test/rows.ts'
import { dropDatabase as dropTestDatabase } from '#test/postgres_database.ts'
import { describeEachStore } from '#test/stores.ts'
import type { FreshStore } from '#test/stores.ts'
import { contentTypes } from './content_types.ts'
import { readTables } from './read_tables.server.ts'
import { builtInSnapshot } from './built_in_content.server.ts'
import { openContentHub } from './open_content.server.ts'
import type { Listing } from './listing.ts'
import { until } from '#test/until.ts'

vi.mock('./read_tables.server.ts', async (original) => {
	const { readTables: read } = await original<typeof import('./read_tables.server.ts')>()
	return { readTables: vi.fn<typeof read>(read) }
})

const quiet = { warn() {} }

async function openHub(store: Store, log: { warn(fields: object, message: string): void } = quiet) {
	const hub = await openContentHub(store, log)
	onTestFinished(() => hub.close())
	return hub
}

/** Drops the test's database through a connection to the server's maintenance database. */
async function dropDatabase({ connection }: FreshStore): Promise<void> {
	const server = inject('postgres')
	const name = new URL(connection.databaseUrl ?? '').pathname.slice(1)
	if (server.ok) await dropTestDatabase(server.url, name)
}

function idsOf(listing: Listing<{ id: string }>): string[] | 'unread' {
	return listing.ok ? listing.rows.map((row) => row.id) : 'unread'
}

test('the built-in content is whole, version 0, and cannot be changed', () => {
	const { version, source, palette, companyFacts, pictures, serviceAlerts, ...rest } = builtInSnapshot()
	const { facts, portals, paints, livery, isLive, planned, ...listings } = rest
	expect({ version, source, isLive, hasPalette: palette.ok }).toEqual({
		version: 0,
		source: 'built-in',
		isLive: true,
		hasPalette: true,
	})
	const filled = Object.entries(listings).filter(([, listing]) => idsOf(listing).length > 0)
	const shipped = contentTypes.flatMap(({ table, listing }) =>
		table in seedContent && listing ? [listing] : [],
	)
	expect(filled.map(([name]) => name).toSorted()).toEqual(shipped.toSorted())
	expect({ facts, portals, paints, livery, companyFacts, pictures, serviceAlerts, planned }).toEqual({
		facts: sampleFacts,
		portals: noPortals,
		paints: builtInPaints,
		livery: expect.objectContaining({ name: facts.name, primary: '162 60% 19%' }),
		companyFacts: { ok: true, rows: [] },
		pictures: { ok: true, rows: [] },
		serviceAlerts: { ok: true, rows: [] },
		planned: { ok: true, rows: [] },
	})
	expect(listings.faqs.ok && Object.isFrozen(listings.faqs.rows[0])).toBe(true)
	expect(Object.isFrozen(palette.ok && palette.variables[0])).toBe(true)
})

describeEachStore('the content', (fresh) => {
	test('of a seeded store is the built-in content', async () => {
		const hub = await openHub(await fresh({ seed: true }))
		const { version, ...read } = hub.current
		const { version: _, ...builtIn } = builtInSnapshot()
		expect(version).toBeGreaterThan(1)
		expect(read).toEqual({ ...builtIn, source: 'store' })
	})

	test('FQ-01 holds active rows only, by sort_order', async () => {
		const store = await fresh()
		await store.db
			.insertInto('faqs')
			.values([
				faqRow({ id: 'third', sort_order: 10 }),
				faqRow({ id: 'hidden', is_active: false }),
				faqRow({ id: 'b', sort_order: 2 }),
				faqRow({ id: 'a', sort_order: 2 }),
			])
			.execute()
		expect(idsOf((await openHub(store)).current.faqs)).toEqual(['a', 'b', 'third'])
	})

	test('holds approved testimonials, featured first, then the newest', async () => {
		const store = await fresh()
		await store.db
			.insertInto('testimonials')
			.values([
				testimonialRow({ id: 'old', created_at: '2026-01-01T00:00:00Z' }),
				testimonialRow({ id: 'new', created_at: '2026-02-01T00:00:00Z' }),
				testimonialRow({ id: 'star', is_featured: true, created_at: '2025-01-01T00:00:00Z' }),
				testimonialRow({ id: 'spam', is_approved: false, is_featured: true }),
			])
			.execute()
		expect(idsOf((await openHub(store)).current.testimonials)).toEqual(['star', 'new', 'old'])
	})

	test('is replaced soon after a change, and listeners get both the new and the old snapshot', async () => {
		const store = await fresh()
		const hub = await openHub(store)
		const before = hub.current
		const heard = vi.fn<(now: object, then: object) => void>()
		hub.onReload(heard)
		await store.db
			.insertInto('faqs')
			.values(faqRow({ id: 'new' }))
			.execute()
		store.contentChanged()
		await until(() => expect(idsOf(hub.current.faqs)).toEqual(['new']))
		await new Promise((resolve) => setTimeout(resolve, 200))
		expect(heard).toHaveBeenCalledExactlyOnceWith(hub.current, before)
		expect(before.faqs).toEqual({ ok: true, rows: [] })
	})

	test('is read at most three times for many simultaneous reloads, and those begun after a change include it', async () => {
		const store = await fresh()
		const hub = await openHub(store)
		const reads = vi.spyOn(store.db, 'transaction')
		const first = hub.reload()
		await store.db
			.insertInto('faqs')
			.values(faqRow({ id: 'new' }))
			.execute()
		const others = await Promise.all(Array.from({ length: 50 }, () => hub.reload()))
		await first
		expect(others.every((snapshot) => idsOf(snapshot.faqs).includes('new'))).toBe(true)
		expect(reads.mock.calls.length).toBeLessThanOrEqual(3)
	})
})

describeEachStore('a save', (fresh) => {
	test('reads the tables once, however many notifications there are', async () => {
		const store = await fresh({ seed: true })
		const hub = await openHub(store)
		const reads = vi.mocked(readTables)
		// Notifications about the first content may still arrive.
		const untilQuiet = () => new Promise((resolve) => setTimeout(resolve, 400))
		await untilQuiet()
		for (const question of ['When do you come?', 'When do you come again?']) {
			reads.mockClear()
			const saved = await writeContent({ store, content: hub, log: recordedLog().log }, async (trx) => {
				await trx.insertInto('faqs').values(faqRow({ question })).execute()
				return { ok: true }
			})
			expect(saved).toEqual({ ok: true })
			expect(hub.current.faqs.ok && hub.current.faqs.rows.some((row) => row.question === question)).toBe(true)
			await untilQuiet()
			const results = await Promise.all(reads.mock.results.map(({ value }) => value))
			expect(results.filter((read) => read !== null)).toHaveLength(1)
		}
	})

	test('of one table keeps the other parts of the snapshot identical, and article views change nothing', async () => {
		const store = await fresh({ seed: true })
		const hub = await openHub(store)
		const before = hub.current
		await store.db.updateTable('kb_articles').set({ view_count: 77, helpful_count: 7 }).execute()
		await store.db
			.insertInto('faqs')
			.values(faqRow({ id: 'new' }))
			.execute()
		const { faqs, version, ...others } = await hub.reload()
		expect(faqs).not.toBe(before.faqs)
		expect(version).toBeGreaterThan(before.version)
		for (const [part, value] of Object.entries(others))
			expect(value, part).toBe(before[part as keyof typeof before])
		expect(Object.isFrozen(hub.current)).toBe(true)
	})
})

describeEachStore('a failure', (fresh, kind) => {
	test('TH-03 to read a table affects only that table, which recovers by itself', async () => {
		const store = await fresh({ seed: true })
		const warn = vi.fn<(fields: object, message: string) => void>()
		const hub = await openHub(store, { warn })
		for (const table of ['faqs', 'color_variables'])
			await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(store.db)
		await store.db.updateTable('testimonials').set({ location: 'Timnath' }).execute()
		await hub.reload()
		expect(hub.current.faqs).toEqual({ ok: false })
		expect(hub.current.palette).toEqual({ ok: false, error: 'Failed to fetch color variables' })
		expect(hub.current.testimonials.ok && hub.current.helpArticles.ok).toBe(true)
		expect(warn).toHaveBeenCalledWith(
			expect.objectContaining({ table: 'faqs' }),
			'content table could not be read',
		)
		expect(warn).toHaveBeenCalledWith({}, 'Failed to fetch color variables')
		for (const table of ['faqs', 'color_variables'])
			await sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`.execute(store.db)
		await until(() => expect(hub.current.faqs.ok && hub.current.palette.ok).toBe(true))
	})

	test('of the whole store keeps the last content in use', async () => {
		const store = await fresh({ seed: true })
		const warn = vi.fn<(fields: object, message: string) => void>()
		const hub = await openHub(store, { warn })
		const last = hub.current
		await (kind === 'postgres' ? dropDatabase(store) : store.close())
		expect(await hub.reload()).toBe(last)
		expect(hub.current.source).toBe('store')
		expect(warn.mock.calls.map(([, message]) => message)).toContain('Failed to fetch color palette')
	})

	test('D15 at startup shows the built-in content until the store answers', async () => {
		const store = await fresh({ migrated: false })
		const hub = await openHub(store)
		expect(hub.current).toEqual(builtInSnapshot())
		await migrate(store)
		await seedOnce(store)
		await until(() => expect(hub.current.source).toBe('store'))
	})

	test('TH-03 is reported for a missing active palette, and an invalid color is left out', async () => {
		const store = await fresh({ seed: true })
		const hub = await openHub(store)
		const { id } = await store.db
			.selectFrom('color_palettes')
			.select('id')
			.where('is_active', '=', true)
			.executeTakeFirstOrThrow()
		const injection = colorRow({ palette_id: id, hsl_value: '0 0% 0%} body{display:none' })
		await store.db.insertInto('color_variables').values(injection).execute()
		await hub.reload()
		expect(JSON.stringify(hub.current.palette)).not.toContain('display')
		await store.db.updateTable('color_palettes').set({ is_active: false }).execute()
		await hub.reload()
		expect(hub.current.palette).toEqual({ ok: false, error: 'No active color palette found' })
	})
})
