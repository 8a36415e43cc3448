import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { type OpenServer, openServer } from './open_server.ts'
import { freshConnection } from './stores.ts'

/** An answer of the site as it is built and first filled. */
export interface CrawledPage {
	status: number
	type: string
	/** Where a redirect leads. */
	location: string | null
	/** Empty for what is no text. */
	text: string
}

/** What the crawled site takes for its own address. */
export const crawledOrigin = 'https://hauler.example'

let server: Promise<OpenServer> | undefined
const cleanUps: (() => Promise<void>)[] = []

afterAll(async () => {
	for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

/** The crawled site itself, for what is not kept: bytes, and forms that are sent. */
export async function crawledSite(): Promise<{ url: string }> {
	server ??= open()
	return server
}

async function open(): Promise<OpenServer> {
	const connection = await freshConnection('sqlite', cleanUps, { seed: true })
	const opened = await openServer(connection, { PUBLIC_URL: crawledOrigin })
	cleanUps.push(() => opened.stop())
	return opened
}

/** The answer for a path, asked for once a run whichever files of tests read it. Redirects are not followed. */
export async function crawled(path: string): Promise<CrawledPage> {
	const file = join(inject('crawlFolder'), createHash('sha256').update(path).digest('hex'))
	const known = await readFile(file, 'utf8').catch(() => null)
	if (known !== null) return JSON.parse(known) as CrawledPage
	const page = await ask(path)
	// Whole or not at all, since other files of tests ask meanwhile.
	await writeFile(`${file}.${process.pid}`, JSON.stringify(page))
	await rename(`${file}.${process.pid}`, file)
	return page
}

async function ask(path: string): Promise<CrawledPage> {
	const { url } = await crawledSite()
	const response = await fetch(url + path, { redirect: 'manual' })
	const type = response.headers.get('content-type') ?? ''
	const body = await response.text()
	return {
		status: response.status,
		type,
		location: response.headers.get('location'),
		text: /^(text\/|image\/svg|application\/(xml|json))/.test(type) ? body : '',
	}
}

/** The paths of every page that the site map lists. */
export async function listedPaths(): Promise<string[]> {
	const { text } = await crawled('/sitemap.xml')
	return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}
