import { expect } from 'vitest'
import { seedStreets } from '#db/seed/street_ranges.ts'
import type { OfficeServer } from './office_server.ts'
import { get, post, signIn } from './staff.ts'

/** The header line of the streets' export. */
export const streetHeadings = 'Street,From,To,Side,ZIP,Area\n'

/** An office with an editor signed in. */
export interface Editor extends OfficeServer {
	cookie: string
}

export async function enterAsEditor(server: OfficeServer): Promise<Editor> {
	return { ...server, cookie: await signIn(server, 'editor') }
}

/** Resets the streets to those of a new store. */
export async function resetStreets({ store }: Pick<OfficeServer, 'store'>): Promise<void> {
	await store.db.deleteFrom('street_list').execute()
	await store.db.deleteFrom('street_imports').execute()
	await store.db.transaction().execute(seedStreets)
}

/** Sends the import form with a file, as the streets page does. */
export async function sendFile(
	{ url, cookie }: Pick<Editor, 'url' | 'cookie'>,
	content: string | Buffer<ArrayBuffer>,
	reach = 'all',
): Promise<Response> {
	const body = new FormData()
	body.append('reach', reach)
	body.append('file', new File([content], 'routes.csv', { type: 'text/csv' }))
	const headers = { origin: url, cookie }
	return fetch(`${url}/admin/streets/import`, { method: 'POST', headers, body, redirect: 'manual' })
}

/** Uploads a file and returns the path of the page that summarizes it. */
export async function uploadFile(
	office: Pick<Editor, 'url' | 'cookie'>,
	content: string | Buffer<ArrayBuffer>,
	reach?: string,
): Promise<string> {
	const response = await sendFile(office, content, reach)
	expect(response.status).toBe(303)
	return response.headers.get('location') ?? ''
}

/** The text of an office page. */
export async function pageText({ url, cookie }: Editor, path: string): Promise<string> {
	return textOf(await (await get(url, path, cookie)).text())
}

export function textOf(html: string): string {
	return html
		.replace(/<!-- -->/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
}

export function press(
	{ url, cookie }: Editor,
	path: string,
	fields: Record<string, string>,
): Promise<Response> {
	return post(url, path, fields, { cookie })
}

/** The published ranges, a line of text each, sorted by street. */
export async function publishedRanges({ store }: Pick<OfficeServer, 'store'>): Promise<string[]> {
	const rows = await store.db
		.selectFrom('street_list')
		.innerJoin('street_ranges', 'street_ranges.import_id', 'street_list.import_id')
		.select(['street', 'from_number', 'to_number', 'side', 'zip', 'area_id'])
		.orderBy('street')
		.orderBy('street_ranges.id')
		.execute()
	return rows.map((row) => Object.values(row).join(' '))
}
