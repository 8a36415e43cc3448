import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { type OpenServer, openServer } from './open_server.ts'
import { freshConnection } from './stores.ts'

/** A response of the built site with its first content. */
export interface CrawledPage {
	status: number
	type: string
	/** The target of a redirect. */
	location: string | null
	/** Empty if the response is not text. */
	text: string
}

/** The public URL of the crawled site. */
export const crawledOrigin = 'https://hauler.example'

let server: Promise<OpenServer> | undefined
const cleanUps: (() => Promise<void>)[] = []

afterAll(async () => {
	for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

/** The crawled site itself, for responses that are not cached: binary files and POST requests. */
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

/** The response for a path, requested once per run and shared by all test files. Redirects are not followed. */
export async function crawled(path: string): Promise<CrawledPage> {
	const file = join(inject('crawlFolder'), createHash('sha256').update(path).digest('hex'))
	const known = await readFile(file, 'utf8').catch(() => null)
	if (known !== null) return JSON.parse(known) as CrawledPage
	const page = await ask(path)
	// Written atomically, since other test files read the cache at the same time.
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

/** The paths of all pages in the sitemap. */
export async function listedPaths(): Promise<string[]> {
	const { text } = await crawled('/sitemap.xml')
	return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}
