import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { factGroups } from '#app/company/facts_schema.ts'
import { ownSteps } from '#app/company/own_steps.ts'
import { chosenValue } from '#app/office/inbox/read_bulk.ts'
import type { OfficeRows } from './office_rows.ts'
import type { Site } from './open_site.ts'

/** The screens for signing in. */
export const signInScreens: readonly string[] = ['/admin/login', '/admin/forgot', '/admin/reset']

type Example = Record<string, string>

/**
 * The path of every office screen for signed-in staff, from the routes, filled in with the rows that `fillOffice` made.
 * Throws for a route without an example.
 */
export async function officeScreens({ store }: Site, rows: OfficeRows): Promise<string[]> {
	// `routes.ts` reads the app's folder from this global, which the framework's tools set.
	Object.assign(globalThis, { __reactRouterAppDirectory: 'app' })
	const { default: routes } = await import('#app/routes.ts')
	const shown: ContentType[] = contentTypes.filter(({ group }) => group !== 'Colors')
	const various = thatAdd(shown, (type) => fieldsOf(type).map(({ control }) => control))
	const content = await Promise.all(
		various.map(async ({ table }) => {
			const { id } = await store.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()
			return { table, id }
		}),
	)
	const groups = thatAdd(factGroups, ({ fields }) => fields.map(({ control }) => control))
	const lead = rows.leads.slice(0, 1)
	/** Examples of route parameters by path prefix, longer prefixes first. */
	const examples: readonly (readonly [string, readonly Example[]])[] = [
		['leads/:form/:id/photos', rows.leads.slice(1, 2).map((one) => ({ ...one, position: '1' }))],
		['leads/:form/:id/', lead],
		['leads/:form/:id', rows.leads],
		['people/:id/', rows.people.slice(0, 1).map((id) => ({ id }))],
		['people', rows.people.map((id) => ({ id }))],
		['planned', [{ id: rows.plan }]],
		['make-it-yours', ownSteps.map(({ key }) => ({ step: key }))],
		['palettes', [{ id: rows.palette }]],
		['pictures', [{ id: rows.picture }]],
		['stops', [{ id: rows.stop }]],
		['streets/import', [{ list: rows.list }]],
		['streets', [{ id: rows.range }]],
		['content/draft', [{ draft: rows.draft }]],
		['preview', [{ draft: rows.preview }]],
		['content/:table/new', content.filter(({ table }) => table === 'page_sections')],
		['content', content],
		['facts', groups.map(({ key }) => ({ group: key }))],
	]
	const bulk = `?${new URLSearchParams(rows.leads.map(({ form, id }) => ['lead', chosenValue({ form, leadId: id })]))}`
	const paths = screensOf(routes as RouteConfigEntry[]).flatMap((path) => {
		const found = path.includes(':') ? examples.find(([start]) => path.startsWith(`/admin/${start}`)) : null
		if (found === undefined) throw new Error(`There is no example of ${path}.`)
		return (found?.[1] ?? [{}]).map(
			(example) => filledIn(path, example) + (path === '/admin/leads/bulk' ? bulk : ''),
		)
	})
	// Deduplicated, since a step of "Make it yours" may also have its own route.
	return [...new Set(paths)]
}

/** The items with a kind that no earlier item has. */
function thatAdd<Item>(items: readonly Item[], kindsOf: (item: Item) => readonly string[]): Item[] {
	const known = new Set<string>()
	return items.filter((item) => {
		const before = known.size
		for (const kind of kindsOf(item)) known.add(kind)
		return known.size > before
	})
}

/** The paths of the office's screens, without resource routes and without signing in and out. */
function screensOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
	return entries.flatMap((entry) => {
		if (entry.file.includes('/sign_in/')) return []
		const path = [parent, entry.path].filter(Boolean).join('/')
		if (entry.children) return screensOf(entry.children, path)
		return /^admin(\/|$)/.test(path) && entry.file.endsWith('.tsx') ? [`/${path}`] : []
	})
}

function filledIn(path: string, example: Example): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => {
		const value = example[name]
		if (value === undefined) throw new Error(`The example of ${path} has no ${name}.`)
		return encodeURIComponent(value)
	})
	return filled.replace('*', 'no/such/page')
}
