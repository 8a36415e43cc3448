import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { leadForms } from '#app/leads/lead_definitions.server.ts'
import { orderEntries } from '#test/order_entries.ts'
import { sendLead } from '#test/office_leads.ts'
import { describeOfficeOnEachStore, type OfficeServer } from '#test/office_server.ts'
import { kindOf } from '#test/kind_of_page.ts'
import { formsOf, type PageForm } from '#test/page_forms.ts'
import { signIn } from '#test/staff.ts'
import { callAsTwilio, twilioNumber, twilioSid, twilioToken } from '#test/twilio_service.ts'

Object.assign(globalThis, { __reactRouterAppDirectory: 'app' })
const { default: routes } = await import('#app/routes.ts')

const publicUrl = 'https://hauler.example'
const nul = 'St\0ar'
/** Properties that every plain object inherits. */
const inherited = ['__proto__', 'constructor', 'toString']
const jsonTypes = { 'content-type': 'application/json' }

/** All paths of the route table, with a word for each parameter. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
	return entries.flatMap((entry) => {
		const path = [parent, entry.path].filter(Boolean).join('/')
		const own = entry.children && !entry.index ? [] : [`/${path}`]
		return [...own, ...pathsOf(entry.children ?? [], path)]
	})
}

/** All query parameters that pages read. */
const parameters = [
	...new Set(
		globSync('{app,server}/**/*.{ts,tsx}').flatMap((file) =>
			[...readFileSync(file, 'utf8').matchAll(/(?:earch|arams|query)\.(?:get|getAll|has)\('(\w+)'/g)].map(
				([, name = '']) => name,
			),
		),
	),
]

const settings = {
	PUBLIC_URL: publicUrl,
	TWILIO_ACCOUNT_SID: twilioSid,
	TWILIO_AUTH_TOKEN: twilioToken,
	TWILIO_FROM: twilioNumber,
	TWILIO_API_URL: 'http://127.0.0.1:9',
}

/** Signs in and returns a function that requests a path, and the list of failures it records: errors of the server and lost sessions. */
async function visit(office: OfficeServer) {
	const faults: string[] = []
	const cookie = await signIn(office, 'owner')
	const ask = async (path: string, init: RequestInit = {}) => {
		const headers = {
			cookie,
			'sec-fetch-site': 'same-origin',
			// Thousands of pages are read; compressing them would waste time.
			'accept-encoding': 'identity',
			...(init.headers as Record<string, string>),
		}
		const response = await fetch(office.url + path, { redirect: 'manual', ...init, headers })
		// The stream of live events never ends.
		const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
		if (isStream) await response.body?.cancel()
		const text = isStream ? '' : await response.text()
		const isTurnedAway = response.status === 401 && !/^\/admin\/(login|code)/.test(path)
		// Many guesses at once get a 503, whatever they are.
		if (isTurnedAway || (response.status >= 500 && response.status !== 503))
			faults.push(
				`${init.method ?? 'GET'} ${path} ${JSON.stringify(String(init.body ?? ''))}: ${response.status}`,
			)
		return text
	}
	return { faults, ask }
}

interface Visited {
	paths: string[]
	pages: ReadonlyMap<string, string>
}
const visited = new WeakMap<OfficeServer, Promise<Visited>>()

/**
 * The paths to request: of the route table, of the site's lists, and one below each of them; and the pages at those without odd words. Read
 * once per office.
 */
function allPaths(office: OfficeServer, ask: (path: string) => Promise<string>): Promise<Visited> {
	const known = visited.get(office) ?? readPaths(office, ask)
	visited.set(office, known)
	return known
}

async function readPaths(office: OfficeServer, ask: (path: string) => Promise<string>): Promise<Visited> {
	for (const form of leadForms()) await sendLead(office.store, form)
	const plain = [...new Set(pathsOf(routes as RouteConfigEntry[]))].map((path) =>
		path.replace('*', 'no/such'),
	)
	const words = plain.flatMap((path) =>
		path.includes(':') ? inherited.map((word) => path.replace(/:\w+\??/g, word)) : [path],
	)
	const linked = new Map<string, string>()
	const pages = new Map<string, string>()
	const waiting = words.filter((path) => !inherited.some((word) => path.includes(word)))
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
		const page = await ask(path)
		pages.set(path, page)
		for (const [, href = ''] of page.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)) {
			// One page of each kind is enough.
			const kind = plain.includes(href) ? href : kindOf(href)
			if (!linked.has(kind) && !plain.includes(kind)) waiting.push(href)
			linked.set(kind, linked.get(kind) ?? href)
		}
	}
	const paths = [...new Set([...words, ...linked.values()])].filter(
		(path) => !/logout|\.(ics|webp|svg|js|css)/.test(path),
	)
	return { paths, pages }
}

type Field = PageForm['fields'][number]

const isButton = ([name]: Field) => /intent|do/.test(name)
const fieldOf = (field: Field) => (isButton(field) ? field.join('=') : field[0])

/** Looking up inherited names does not depend on the store, so SQLite is enough; NUL does, so it is tried on both. */
const asksForInherited = ({ store }: OfficeServer) => store.kind === 'sqlite'

const typedInto = (name: string) =>
	/mail/.test(name) ? 'june@example.com' : /phone|number/.test(name) ? '970 555 0142' : 'A word'

function bodyOf({ isMultipart }: PageForm, fields: readonly Field[]): BodyInit {
	const body = isMultipart ? new FormData() : new URLSearchParams()
	for (const [name, value] of fields) body.append(name, value)
	if (isMultipart) (body as FormData).append('photos', new Blob(['no picture']), 'a\0b.jpg')
	return body
}

describeOfficeOnEachStore(
	'odd words (inherited names, NUL characters)',
	(office) => {
		test('in a parameter of any page never make the server fail', async () => {
			const { faults, ask } = await visit(office())
			const { paths } = await allPaths(office(), ask)
			expect(paths.length).toBeGreaterThan(120)
			expect(parameters.length).toBeGreaterThan(40)
			for (const path of paths) {
				// Inherited names on one store only, and a NUL on the store that cannot store it.
				if (!asksForInherited(office()) && inherited.some((word) => path.includes(word))) continue
				const words = asksForInherited(office())
					? [...parameters.map((name) => [name, 'constructor']), ...inherited.map((name) => [name, name])]
					: parameters.map((name) => [name, nul])
				await ask(`${path}?${new URLSearchParams(words)}`)
				await office().store.db.deleteFrom('rate_limits').execute()
			}
			expect(faults).toEqual([])
			expect(office().output()).not.toMatch(/"level":50|byte sequence|Unicode escape/)
		})

		test('as the start week of an order are refused, and the visitor is asked to choose', async () => {
			const { faults, ask } = await visit(office())
			for (const word of [...inherited, nul]) {
				const body = orderEntries({ start_week: word })
				expect(await ask('/order', { method: 'POST', body })).toContain('Please choose')
			}
			expect(faults).toEqual([])
		})

		test('in requests from scripts are stored with invalid characters replaced or removed', async () => {
			const { faults, ask } = await visit(office())
			const half = ['tra\\ud800sh', 'tra\\u0000sh', '\\udc00\\u0000']
			for (const word of half) {
				const bodies = [
					['/functions/search-event', `{"kind":"searched","query":"${word}"}`],
					['/functions/search-event', `{"kind":"clicked","query":"${word}","url":"/help/${word}"}`],
					['/functions/street-suggestions', `{"text":"${word}"}`],
					['/functions/semantic-search', `{"query":"${word}"}`],
				]
				for (const [path = '', body = ''] of bodies)
					await ask(path, { method: 'POST', headers: jsonTypes, body })
			}
			for (const body of ['button=%00phone&page=%00', 'button=phone&page=/%00'])
				await ask('/functions/button-event', { method: 'POST', body })
			await ask('/reminders/unsubscribe?token=%00', {
				method: 'POST',
				body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
			})
			const searched = await office().store.db.selectFrom('search_events').select('query').execute()
			expect(searched.map(({ query }) => query)).toEqual(expect.arrayContaining(['tra\ufffdsh', 'trash']))
			expect(faults).toEqual([])
			expect(office().output()).not.toMatch(/not counted|byte sequence|Unicode escape/)
		})

		test('SD-105 in a text message are stored without their NUL characters, and the message is not lost', async () => {
			const { url, store } = office()
			const call = (fields: Record<string, string>) =>
				callAsTwilio({ url, publicUrl, path: '/texts/incoming' }, { NumMedia: '0', ...fields })
			expect(
				(await call({ MessageSid: 'SM\x001', From: '+19705550142', Body: 'Is it\0 Tuesday?' })).status,
			).toBe(200)
			expect((await call({ MessageSid: 'SM2', From: '+1970555\x000143', Body: '\0' })).status).toBe(200)
			const texts = await store.db
				.selectFrom('texts')
				.select(['twilio_sid', 'body'])
				.orderBy('twilio_sid')
				.execute()
			expect(texts).toEqual([
				{ twilio_sid: 'SM1', body: 'Is it Tuesday?' },
				{ twilio_sid: 'SM2', body: '' },
			])
		})

		// Last, because it leaves rows of every kind behind.
		test('in a field of any form never make the server fail', async () => {
			const { faults, ask } = await visit(office())
			const forms = new Map<string, PageForm>()
			const { paths, pages } = await allPaths(office(), ask)
			for (const path of paths)
				for (const form of formsOf(pages.get(path) ?? (await ask(path)), path)) {
					const key = `${kindOf(form.action)} ${form.fields.map(fieldOf).join(' ')}`
					if (form.method === 'post' && !/logout/.test(key)) forms.set(key, forms.get(key) ?? form)
				}
			expect(forms.size).toBeGreaterThan(60)
			// The same code reads the fields of other rows, list entries and colors, so each is tried once.
			const sentAlone = new Set<string>()
			const isNew = ({ action, fields }: PageForm, [name]: Field) => {
				const button = fields.filter(isButton).map(fieldOf).join(' ')
				const known = sentAlone.size
				const of = kindOf(action).replace(/\/new$/, '/*')
				return sentAlone.add(`${of} ${button} ${name.replace(/\d+|--[\w-]+/g, '#')}`).size > known
			}
			for (const form of forms.values()) {
				const visitor = await visit(office())
				const send = async (fields: readonly Field[]) => {
					await visitor.ask(form.action, { method: 'POST', body: bodyOf(form, fields) })
					// Removes the rule that owners need a second step, which this owner does not have.
					await office().store.db.deleteFrom('office_settings').execute()
				}
				if (asksForInherited(office())) {
					await send(form.fields.map(([name]) => [name, '__proto__']))
					await send([...form.fields, ...inherited.map((word) => [word, word] as const)])
					for (const odd of form.fields.filter((field) => isNew(form, field)))
						await send(
							form.fields.map((field) => [
								field[0],
								field === odd ? 'constructor' : field[1] || typedInto(field[0]),
							]),
						)
				}
				await send(form.fields.map(([name, value]) => [`${name}\0`, `${value || typedInto(name)}\0`]))
				await send(form.fields.map(([name, value]) => [name, `${value}\0`]))
				faults.push(...visitor.faults)
				await office().store.db.deleteFrom('rate_limits').execute()
			}
			expect(faults).toEqual([])
			expect(office().output()).not.toMatch(/"level":50|byte sequence|Unicode escape/)
		})
	},
	settings,
)
