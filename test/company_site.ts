import { formsOf } from './page_forms.ts'
import { shownHtml } from './shown_html.ts'

/** The texts that a crawl has read, by path. */
export type Texts = Map<string, string>

/** A sent form and its response. */
export interface Sent {
	page: string
	action: string
	status: number
	/** The error messages on the page. */
	errors: readonly string[]
}

const isText =
	/^(?:text\/(?:html|calendar|plain|css|csv)|image\/svg|application\/(?:xml|json|ld\+json|manifest))/

interface Reading {
	under?: string
	cookie?: string
	most?: number
	/** The kind of a page; only the first page of each kind is read. */
	kindOf?: (path: string) => string
}

/**
 * Crawls the site from these paths, following links, frames and pictures to paths that begin with `under`; returns the text
 * responses. Responses other than 200 are reported in `faults`, with the page that linked to them.
 */
export async function readAll(
	url: string,
	from: readonly string[],
	{ under = '/', cookie = '', most = 600, kindOf = (path) => path }: Reading,
): Promise<{ texts: Texts; faults: string[] }> {
	const texts: Texts = new Map()
	const faults: string[] = []
	const waiting = from.map((path) => ({ path, by: 'start' }))
	const seen = new Set(from)
	for (let next = waiting.shift(); next !== undefined && texts.size < most; next = waiting.shift()) {
		const response = await fetch(url + next.path, { headers: cookie ? { cookie } : {} })
		const type = response.headers.get('content-type') ?? ''
		if (response.status !== 200) faults.push(`${next.by} leads to ${next.path}: ${response.status}`)
		const text = await response.text()
		if (!isText.test(type)) continue
		texts.set(next.path, text)
		for (const path of linksOf(text, type, new URL(next.path, url)))
			if (path.startsWith(under) && !seen.has(kindOf(path))) {
				seen.add(kindOf(path))
				waiting.push({ path, by: next.path })
			}
	}
	return { texts, faults }
}

function linksOf(text: string, type: string, base: URL): string[] {
	if (type.startsWith('application/xml')) {
		return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
	}
	if (!/html|svg/.test(type)) return []
	const found = text.matchAll(/<(?:a|iframe|img|link)\b[^>]*?\s(?:href|src)="([^"]+)"/g)
	return [...found]
		.map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), base))
		.filter(({ origin }) => origin === base.origin)
		.map(({ pathname, search }) => pathname + search)
}

/** Sends every POST form of these pages, each kind once, with plausible values. */
export async function sendForms(
	url: string,
	pages: ReadonlyMap<string, string>,
	valueOf: (name: string) => string,
): Promise<Sent[]> {
	const sent: Sent[] = []
	const known = new Set<string>()
	for (const [page, html] of pages) {
		for (const { method, action, isMultipart, fields } of formsOf(shownHtml(html), page)) {
			const kind = `${action.split('?')[0]} ${fields.map(([name, value]) => (name === 'intent' ? value : name)).join()}`
			if (method !== 'post' || known.has(kind)) continue
			known.add(kind)
			const entries: [string, string][] = fields.map(([name, value]) => [
				name,
				value || choiceIn(html, name) || (isHidden(html, name) ? '' : valueOf(name)),
			])
			for (const [name, value] of firstChoices(html))
				if (!entries.some(([other]) => other === name)) entries.push([name, value])
			const body = isMultipart ? new FormData() : new URLSearchParams()
			for (const [name, value] of entries) body.append(name, value)
			const answer = await fetch(url + action, {
				method: 'POST',
				body,
				headers: { origin: url },
				redirect: 'manual',
			})
			const said = shownHtml(await answer.text()).matchAll(/<[^>]+(?:role="alert"|-error")[^>]*>([^<]+)/g)
			sent.push({ page, action, status: answer.status, errors: [...said].map(([, text = '']) => text) })
		}
	}
	return sent
}

/** Hidden inputs keep their values, since a visitor cannot fill them in. */
function isHidden(html: string, name: string): boolean {
	const [control = ''] = new RegExp(`<input\\b[^>]*\\sname="${name}"[^>]*>`).exec(html) ?? []
	return control.includes('type="hidden"')
}

/** The last option of a select, or a business day that a date input accepts; empty for other controls. */
function choiceIn(html: string, name: string): string {
	const select = new RegExp(`<select\\b[^>]*\\sname="${name}"[^>]*>([^]*?)</select>`).exec(html)?.[1] ?? ''
	const [, option = ''] = [...select.matchAll(/<option\b[^>]*\svalue="([^"]+)"/g)].at(-1) ?? []
	if (option) return option
	const [control = ''] = new RegExp(`<input\\b[^>]*\\sname="${name}"[^>]*>`).exec(html) ?? []
	if (!control.includes('type="date"')) return ''
	const from = /\smin="([\d-]+)"/.exec(control)?.[1] ?? new Date().toISOString().slice(0, 10)
	// Every company works on Thursdays, except Thanksgiving. The day of a missed pickup must be in the past.
	const day = new Date(`${from}T12:00:00Z`)
	const away = name === 'missed_on' ? -14 : 7
	day.setUTCDate(day.getUTCDate() + away + ((4 - day.getUTCDay() + 7) % 7))
	const last = /\smax="([\d-]+)"/.exec(control)?.[1] ?? '9999'
	const wanted = day.toISOString().slice(0, 10)
	return wanted < last ? wanted : last
}

/** The first choice of each group of checkboxes or radio buttons. */
function firstChoices(html: string): [string, string][] {
	const first = new Map<string, string>()
	for (const [tag] of html.matchAll(/<input\b[^>]*type="(?:radio|checkbox)"[^>]*>/g)) {
		const name = /\sname="([^"]*)"/.exec(tag)?.[1] ?? ''
		if (!first.has(name)) first.set(name, /\svalue="([^"]*)"/.exec(tag)?.[1] ?? 'on')
	}
	return [...first]
}
