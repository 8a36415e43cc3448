import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { version } from '#server/version.ts'
import { sendLead } from '#test/office_leads.ts'
import { rowsOf, schemaOf } from '#test/store_contents.ts'
import { describeEachStore } from '#test/stores.ts'
import { fixtureNames, readFixture, releases, restoreFixture } from '#test/upgrade_fixtures/files.ts'
import { nameRenamedAreas } from './migrations/0021_renamed_areas.ts'
import { migrate } from './migrate.ts'
import { openStore } from './open_store.server.ts'

const leadTables = ['quote_requests', 'rolloff_quote_requests', 'hoa_quote_requests', 'consent_records']

describe('the upgrade fixtures', () => {
	test.for(fixtureNames)('exist for %s; otherwise run: node test/upgrade_fixtures/create.ts', (name) => {
		expect(readFixture('sqlite', name)).toContain('insert into')
		expect(readFixture('postgres', name)).toContain('INSERT INTO')
	})

	test('include one for this version, the newest in the changelog', () => {
		expect(releases.at(-1)).toBe(version)
	})
})

describeEachStore('a store of an earlier version', (fresh) => {
	let newSchema: Promise<string[]> | undefined
	const schemaOfNew = () => (newSchema ??= fresh().then(schemaOf))

	test.for(fixtureNames)('%s upgrades without losing anything, and works', async (name) => {
		const { connection } = await fresh({ migrated: false })
		await restoreFixture(name, connection)
		const store = await openStore(connection)
		onTestFinished(() => store.close())
		const before = await rowsOf(store)
		for (const [table, rows] of before) expect(rows, `${table} has rows`).not.toEqual([])

		const progress: string[] = []
		await migrate(store, { onProgress: (sentence) => progress.push(sentence) })
		const after = await rowsOf(store)
		for (const table of leadTables) {
			expect(after.get(table)).toMatchObject(before.get(table) ?? [])
		}
		for (const [table, rows] of before) {
			if (table.startsWith('kysely_')) continue
			expect(after.get(table)?.length ?? Infinity, table).toBeGreaterThanOrEqual(rows.length)
		}
		const leads = leadTables.slice(0, 3).flatMap((table) => after.get(table) ?? [])
		const works = await store.db.selectFrom('lead_work').select('lead_id').execute()
		const shown = new Set(works.map(({ lead_id }) => lead_id))
		expect(leads.filter(({ id }) => !shown.has(String(id)))).toEqual([])

		for (const sentence of progress.slice(0, -1)) expect(sentence).toMatch(/^Upgrading the store: .+ …$/)
		expect([undefined, 'The store is up to date.']).toContain(progress.at(-1))
		expect(await schemaOf(store)).toEqual(await schemaOfNew())

		const content = await openContentHub(store, { warn() {} })
		onTestFinished(() => content.close())
		expect(content.current.source).toBe('store')
		expect(content.current.facts.live, 'a site in use stays open').toBe(true)
		for (const form of ['quote', 'rolloff', 'hoa'] as const) await sendLead(store, form)
	})

	test('keeps what the office had saved and planned for its sizes in 1.0, now in their rows', async () => {
		const store = await fresh({ migrated: false })
		await migrate(store, { upTo: '0001_store' })
		const at = '2026-11-20T10:00:00.000Z'
		const fact = (name: string, value: string) => ({ id: name, name, value, updated_at: at })
		const facts = [
			fact('rolloffs.12.loads', '"5-7"'),
			fact('prices.commercial2.from', '99'),
			fact('commercial.3.bags', '21'),
			fact('rolloffs.12.tons', 'by hand'),
			fact('commercial.2.pounds', '"many"'),
		]
		await store.db.insertInto('company_facts').values(facts).execute()
		// The rows as written by a server of 1.0.
		for (const [yards, slug] of [
			[12, '12-yard'],
			[20, '20-yard'],
			[40, 'forty'],
		] as const)
			await sql`insert into rolloff_sizes (id, slug, size_label, cubic_yards, description, detailed_description, ideal_for, display_order, updated_at)
				values (${`r${yards}`}, ${slug}, ${slug}, ${yards}, 'In a line', 'In full', '[]', ${yards}, ${at})`.execute(
				store.db,
			)
		for (const yards of [2, 3])
			await sql`insert into commercial_sizes (id, size_value, size_label, title, description, capacity_bags, weight_limit, dimensions, ideal_for, pickup_options, pricing_range, features, specifications, faqs, is_active, sort_order)
				values (${`c${yards}`}, ${yards}, 'L', 'T', 'D', 'B', 'W', 'D', '[]', '[]', 'P', '[]', '{}', '[]', ${store.kind === 'postgres' ? true : 1}, ${yards})`.execute(
				store.db,
			)
		const staff = { id: 'ann', name: 'Ann', email: 'ann@office.example', role: 'owner' }
		const [no, yes] = store.kind === 'postgres' ? [false, true] : [0, 1]
		await sql`insert into staff (id, name, email, role, is_active, is_password_temporary, is_second_step_on, is_email_verified, created_at, updated_at)
			values (${staff.id}, ${staff.name}, ${staff.email}, ${staff.role}, ${yes}, ${no}, ${no}, ${no}, ${at}, ${at})`.execute(
			store.db,
		)
		const plan = (row_id: string, base: string, value: string, starts_on: string) => ({
			id: `${row_id} ${starts_on}`,
			content_table: 'company_facts',
			row_id,
			field: 'value',
			adds_row: false,
			base,
			value,
			starts_on,
			state: 'waiting' as const,
			reason: null,
			staff_id: staff.id,
			staff_name: staff.name,
			created_at: at,
			settled_by: null,
			settled_at: null,
		})
		const plans = [
			plan('rolloffs.12.loads', '"5-7"', '"6-8"', '2027-01-01'),
			plan('rolloffs.30.tons', '"6-8"', '"7-9"', '2027-01-01'),
			plan('phone', '"a"', '"b"', '2027-01-01'),
		]
		await store.db.insertInto('planned_changes').values(plans).execute()

		await migrate(store)
		const rolloffs = await store.db.selectFrom('rolloff_sizes').selectAll().orderBy('cubic_yards').execute()
		expect(rolloffs).toMatchObject([
			{
				loads: '5-7',
				tons: '2-3',
				length_feet: 14,
				width_feet: 8,
				height_feet: 3.5,
				has_page: true,
				price_dollars: null,
			},
			{ loads: '8-10', badge: null, page_badge: 'Most popular', has_page: true },
			{ loads: null, length_feet: null, has_page: false },
		])
		const dumpsters = await store.db
			.selectFrom('commercial_sizes')
			.selectAll()
			.orderBy('size_value')
			.execute()
		expect(dumpsters).toMatchObject([
			{ bags: 12, pounds: 400, price_from: 99, price_to: 120, has_page: true },
			{ bags: 21, pounds: 600, price_from: 110, price_to: 150, has_page: true },
		])
		const open = await store.db.selectFrom('planned_changes').selectAll().orderBy('row_id').execute()
		expect(open).toMatchObject([
			{ content_table: 'company_facts', row_id: 'phone', state: 'waiting' },
			{
				content_table: 'rolloff_sizes',
				row_id: 'r12',
				field: 'loads',
				base: '"5-7"',
				value: '"6-8"',
				state: 'waiting',
			},
			{ row_id: 'rolloffs.30.tons', state: 'held', reason: expect.stringContaining('not there any more') },
		])
	})

	test('has orders that name their area by its new address, or by the old one if the area is gone', async () => {
		const store = await fresh({ seed: true })
		const orders = [
			await sendLead(store, 'order'),
			await sendLead(store, 'order'),
			await sendLead(store, 'order'),
		]
		const slugs = ['windsor-lake', 'gone', 'greeley-east']
		for (const [index, { leadId }] of orders.entries())
			await store.db
				.updateTable('service_orders')
				.set({ area_slug: slugs[index] ?? null })
				.where('id', '=', leadId)
				.execute()
		for (const slug of ['lake', 'lake-side'])
			await store.db
				.updateTable('pickup_areas')
				.set({ slug })
				.where('slug', 'in', ['windsor-lake', 'lake'])
				.execute()
		await nameRenamedAreas(store.db.withoutPlugins() as Kysely<unknown>)
		const named = await store.db.selectFrom('service_orders').select(['id', 'area_slug']).execute()
		const areaOf = new Map(named.map(({ id, area_slug }) => [id, area_slug]))
		expect(orders.map(({ leadId }) => areaOf.get(leadId))).toEqual(['lake-side', 'gone', 'greeley-east'])
	})
})
