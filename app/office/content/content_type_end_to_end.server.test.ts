import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { ContentRow } from '#app/content/content_row.ts'
import { defineContentType } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { listedRows } from '#app/content/listed_rows.ts'
import { ownSectionText } from '#app/content/sections.server.ts'
import { pageSections } from '#app/content/types/page_sections.ts'
import { address, byName, onlyWithService, shown } from '#app/content/types/shared_fields.ts'
import { searchDocuments } from '#app/search/documents.server.ts'
import { findPreview } from '#app/seo/own_preview.server.ts'
import { sitemapOf } from '#app/seo/sitemap.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { columnWords } from '#db/migrations/columns.ts'
import { raisesContentVersion } from '#db/migrations/content_version.ts'
import { run } from '#db/migrations/statements.ts'
import { tables } from '#db/schema.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { deleteRow } from '../kernel/rows/delete_row.server.ts'
import { readDraft, saveDraft } from '../kernel/rows/drafts.server.ts'
import { exportRows } from './export_rows.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { initialValues } from '../kernel/fields/form_values.ts'
import { applyDue } from '../planned/apply_due.server.ts'
import { readHistory } from './history.server.ts'
import { listContent } from './list_content.server.ts'
import { draftRow, snapshotWith } from '../kernel/preview/preview.server.ts'
import { revertChange } from './revert_change.server.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'

const page = ({ slug }: { slug: string }) => `/yards/${slug}`

/**
 * A type that only this test defines: its table has the columns of `services`, whose row type checks the definition.
 */
const yardsType = defineContentType('only_here_yards' as 'services', 'onlyHereYards' as 'services', {
	label: 'Drop-off yards',
	singular: 'drop-off yard',
	group: 'Towns and sizes',
	help: 'Where branches can be left.',
	fields: {
		name: { control: 'text', label: 'Name', max: 100 },
		slug: address,
		description: { control: 'textarea', label: 'Description', max: 1000 },
		service: onlyWithService,
		is_active: shown,
	},
	automatic: ['created_at', 'updated_at'],
	columns: ['description', 'is_active'],
	title: (row) => row.name,
	compare: byName,
	shownBy: 'is_active',
	page,
	ownPage: {
		path: page,
		sitemap: { below: '/residential', priority: 0.4, changefreq: 'monthly' },
		preview: ({ slug, name }) => ({
			name: `yard-${slug}`,
			scene: 'residential',
			title: name,
		}),
		sections: {
			prefix: 'yard-',
			page: ({ name }) => `Yard: ${name}`,
			byName: { rules: { label: 'The rules', title: 'Branches only', description: 'Call {{phone}} first.' } },
		},
	},
	search: { group: 'page', text: ({ name, description }) => ({ title: name, summary: description }) },
})
const yards = defineResource(yardsType, {
	check: async (_, { row }) =>
		row['name'] === 'Closed' ? [{ field: 'name', message: 'Name: please say which.' }] : [],
	about: async (_, row) => ({ note: `Since ${String(row['created_at']).slice(0, 4)}` }),
})
const types = [...contentTypes, yards]
// Stores encode and decode the columns of the tables they know.
Object.assign(tables, { [yards.table]: tables.services })
const now = new Date('2026-11-22T12:00:00.000Z')
const actor = { staff: ann, now }
const elm = {
	...initialValues(yards, sampleFacts),
	name: 'Elm Street yard',
	slug: 'elm-street',
	description: 'Open on {{hours.days}}.',
}

/** A seeded store with the type's table, and the office's services on it. */
async function openYards(store: FreshStore) {
	const { flag, time, strict } = columnWords(store.kind)
	await run(store.db as unknown as Kysely<unknown>, [
		`create table only_here_yards (
			id text primary key not null,
			slug text not null unique,
			name text not null,
			description text not null,
			service text,
			${flag('is_active')} not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		...raisesContentVersion(store.kind, 'only_here_yards'),
	])
	const desk = await openContentServices(store, types)
	const add = (typed: Record<string, string> = {}) =>
		saveRow(
			desk.services,
			{ description: yards, id: 'elm', version: null, values: { ...elm, ...typed } },
			actor,
		)
	const write = (key: string) =>
		saveRow(
			desk.services,
			{
				description: pageSections,
				id: `${key}-rules`,
				version: null,
				values: { page_slug: key, section_name: 'rules', title: 'No stumps' },
			},
			actor,
		)
	const texts = () =>
		store.db.selectFrom('page_sections').select('page_slug').where('section_name', '=', 'rules').execute()
	const shownRules = (content = desk.services.content.current) => {
		const listing = listedRows(content, yards)
		const row = listing.ok ? listing.rows[0] : undefined
		return ownSectionText(yards, row as never, 'rules', content, now)
	}
	return { ...desk, add, write, texts, shownRules }
}

describeEachStore('a type of content that is defined once', (fresh) => {
	test('is edited, shown, listed, found and previewed without any other code', async () => {
		const desk = await openYards(await fresh({ seed: true }))
		const { services } = desk
		expect(await desk.add({ slug: 'Elm Street' })).toMatchObject({ ok: false, reason: 'invalid' })
		expect(await desk.add({ name: 'Closed' })).toMatchObject({
			ok: false,
			errors: [{ field: 'name', message: 'Name: please say which.' }],
		})
		expect(await desk.add()).toMatchObject({ ok: true, id: 'elm' })

		const { current } = services.content
		expect(listedRows(current, yards)).toMatchObject({ ok: true, rows: [{ id: 'elm', is_active: true }] })
		const sitemap = sitemapOf(current, types)
		const paths = sitemap.ok ? sitemap.entries.map(({ path }) => path) : []
		expect(sitemap.ok && sitemap.entries.find(({ path }) => path === '/yards/elm-street')).toEqual({
			path: '/yards/elm-street',
			name: 'Elm Street yard',
			below: '/residential',
			priority: 0.4,
			changefreq: 'monthly',
			lastmod: now.toISOString(),
		})
		expect(paths.indexOf('/residential') < paths.indexOf('/yards/elm-street')).toBe(true)
		expect(paths.indexOf('/yards/elm-street') < paths.indexOf('/commercial')).toBe(true)
		expect(searchDocuments(current, now, types).find(({ id }) => id === 'elm')).toMatchObject({
			contentType: 'page',
			title: 'Elm Street yard',
			summary: 'Open on Monday to Friday.',
			url: '/yards/elm-street',
			updatedAt: now.toISOString(),
		})
		const drawn = { name: 'yard-elm-street', scene: 'residential', title: 'Elm Street yard' }
		expect(findPreview(types, current, 'yard-elm-street')).toEqual(drawn)
		expect(findPreview(types, current, 'yard-windsor')).toBeNull()

		const [entry] = (await readHistory(services, { table: yards.table, row: null, cursor: null })).entries
		expect(entry).toMatchObject({ tableLabel: 'Drop-off yards', title: 'Elm Street yard', action: 'create' })
		expect((await listContent(services, yards, 'elm'))[0]?.rows).toMatchObject([
			{
				title: 'Elm Street yard',
				isHidden: false,
				to: `/admin/content/${yards.table}/elm`,
				details: [{ label: 'Description', text: elm.description }],
			},
		])
		expect(await listContent(services, yards, 'oak')).toEqual([])
		const form = await formContent(services, yards, 'elm', { draftId: null, now })
		expect(form?.about).toEqual({ note: 'Since 2026' })
		expect(form).toMatchObject({ title: 'Elm Street yard', path: '/yards/elm-street' })
	})

	test('is previewed before it is published, and hidden when its box is cleared', async () => {
		const desk = await openYards(await fresh({ seed: true }))
		const { services } = desk
		await desk.add()
		const typed = await desk.form(yards, 'elm', { name: 'Oak Street yard' })
		const draft = await readDraft(services, await saveDraft(services.store, typed, actor), now)
		const drafted = draft && (await draftRow(services, draft, now))
		if (!drafted?.ok) throw new Error('the draft could not be read')
		expect(drafted.path).toBe('/yards/elm-street')
		const preview = await snapshotWith(services, drafted.overlay)
		expect(listedRows(preview, yards)).toMatchObject({ rows: [{ name: 'Oak Street yard' }] })
		expect(listedRows(services.content.current, yards)).toMatchObject({ rows: [{ name: 'Elm Street yard' }] })

		await saveRow(services, await desk.form(yards, 'elm', { is_active: '' }), actor)
		expect(listedRows(services.content.current, yards)).toEqual({ ok: true, rows: [] })
		const hidden = await formContent(services, yards, 'elm', { draftId: null, now })
		expect(hidden, 'no page to be seen').toMatchObject({ hasPage: true, path: null })
		expect((await listContent(services, yards, 'elm'))[0]?.rows).toMatchObject([{ isHidden: true }])
	})

	test('is merged for two people, planned for a day, taken back, and exported', async () => {
		const desk = await openYards(await fresh({ seed: true }))
		const { services } = desk
		await desk.add()
		const [mine, theirs] = [
			await desk.form(yards, 'elm', { name: 'Mine', description: 'Bring branches.' }),
			await desk.form(yards, 'elm', { name: 'Theirs' }),
		]
		const later = { staff: ben, now: new Date(now.getTime() + 60_000) }
		expect(await saveRow(services, theirs, later)).toMatchObject({ ok: true })
		const refused = await saveRow(services, mine, actor)
		expect(refused).toMatchObject({
			reason: 'conflict',
			savedBy: { name: 'Ben' },
			values: { name: 'Mine', description: 'Bring branches.' },
			theirs: [{ name: 'name', values: { name: 'Theirs' } }],
		})
		const [one, other] = [
			await desk.form(yards, 'elm', { description: 'Bring branches.' }),
			await desk.form(yards, 'elm', { name: 'Ours' }),
		]
		expect(await saveRow(services, one, later)).toMatchObject({ ok: true })
		expect(await saveRow(services, other, later)).toMatchObject({ ok: true })
		expect(await desk.row(yards, 'elm')).toMatchObject({ name: 'Ours', description: 'Bring branches.' })

		const forms = await Promise.all(['Theirs', 'Nobody’s'].map((name) => desk.form(yards, 'elm', { name })))
		const atOnce = await Promise.all(forms.map((form) => saveRow(services, form, later)))
		expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1)
		const last = await desk.form(yards, 'elm', { name: 'Theirs', description: elm.description })
		expect(await saveRow(services, last, later)).toMatchObject({ ok: true })

		const planned = await desk.form(yards, 'elm', { description: 'Closed in winter.' })
		expect(await planRow(services, planned, '2026-12-01', actor)).toMatchObject({ ok: true, planned: 1 })
		const server = { ...services, publicUrl: 'https://hauler.example', wake: () => undefined }
		expect(await applyDue(server, now)).toEqual({ applied: 0, held: 0 })
		const day = new Date('2026-12-01T12:00:00.000Z')
		expect(await applyDue(server, day)).toEqual({ applied: 1, held: 0 })
		expect(await desk.row(yards, 'elm')).toMatchObject({ name: 'Theirs', description: 'Closed in winter.' })

		const { entries } = await readHistory(services, { table: yards.table, row: 'elm', cursor: null })
		const [applied] = entries
		expect(applied).toMatchObject({
			plannedAt: now.toISOString(),
			changes: [{ label: 'Description', before: elm.description, after: 'Closed in winter.' }],
		})
		const asked = { description: yards, historyId: applied?.id ?? '', version: applied?.version ?? null }
		expect(await revertRow(services, asked, { staff: ben, now: day })).toEqual({ ok: true })
		expect(await desk.row(yards, 'elm')).toMatchObject({ description: elm.description })

		const pieces: string[] = []
		for await (const piece of exportRows(services, yards)) pieces.push(piece)
		const headings = Object.values(yards.fields).map(({ label }) => label)
		expect(pieces).toEqual([
			`${headings.map((heading) => `"${heading}"`).join(',')}\r\n`,
			'"Theirs","elm-street","Open on {{hours.days}}.","","Yes"\r\n',
		])
	})

	test('RT-04 has editable texts for its pages, which move, are deleted and are restored with it', async () => {
		const desk = await openYards(await fresh({ seed: true }))
		const { services } = desk
		expect(await desk.write('yard-elm-street'), 'no such page yet').toMatchObject({ reason: 'invalid' })
		await desk.add()
		expect(desk.shownRules()).toMatchObject({
			title: 'Branches only',
			description: expect.stringMatching(/^Call \(970\)/),
		})
		expect(await desk.write('yard-elm-street')).toMatchObject({ ok: true })
		expect(desk.shownRules()).toMatchObject({ title: 'No stumps' })

		const move = await desk.form(yards, 'elm', { slug: 'oak-street' })
		const drafted = await draftRow(services, move, now)
		const preview = await snapshotWith(services, drafted.ok ? drafted.overlay : {})
		expect(desk.shownRules(preview), 'looked at before it moves').toMatchObject({ title: 'No stumps' })
		expect(await saveRow(services, move, actor)).toMatchObject({ ok: true })
		expect(await desk.texts()).toEqual([{ page_slug: 'yard-oak-street' }])
		expect(desk.shownRules()).toMatchObject({ title: 'No stumps' })

		const version = (await desk.form(yards, 'elm')).version
		const later = { staff: ann, now: new Date(now.getTime() + 60_000) }
		expect(await deleteRow(services, { description: yards, id: 'elm', version }, later)).toEqual({ ok: true })
		expect(await desk.texts()).toEqual([])
		const { entries } = await readHistory(services, { table: yards.table, row: null, cursor: null })
		const gone = entries.find(({ action }) => action === 'delete')
		const problem = await revertChange(
			services as never,
			{ table: yards.table, historyId: gone?.id ?? '', version: null },
			{ staff: { ...ann, role: 'editor' } as never, now: new Date(now.getTime() + 120_000) },
		)
		expect(problem).toBeNull()
		expect(await desk.texts()).toEqual([{ page_slug: 'yard-oak-street' }])
		expect(desk.shownRules()).toMatchObject({ title: 'No stumps' })
	})
})

test('no two types share a table, or can have pages with the same path or key', () => {
	const prefixes = types.flatMap(({ ownPage }) => ownPage?.sections?.prefix ?? [])
	const nested = prefixes.filter((one) => prefixes.some((other) => other !== one && one.startsWith(other)))
	expect(nested).toEqual([])
	expect(new Set(prefixes).size).toBe(prefixes.length)
	expect(new Set(types.map(({ table }) => table)).size).toBe(types.length)
	const row: ContentRow = { id: 'x', slug: 'x' }
	const paths = types.flatMap(({ ownPage }) => ownPage?.path(row) ?? [])
	expect(new Set(paths).size).toBe(paths.length)
})
