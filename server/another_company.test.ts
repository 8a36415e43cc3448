import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pages } from '#app/content/pages/all.ts'
import { townFeatures } from '#app/scenes/setting.ts'
import { openStore } from '#db/open_store.server.ts'
import { services } from '#db/service_names.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { assertBuilt } from '#test/built.ts'
import { companyFolders, companyOf, isIn, marksOf, namesIn, namesOf } from '#test/company_names.ts'
import { readDrawn } from '#test/company_drawings.ts'
import { readAll, sendForms, type Texts } from '#test/company_site.ts'
import { kindOf, withoutChoice } from '#test/kind_of_page.ts'
import { roomyFolder } from '#test/roomy_folder.ts'
import { asRead, wordsOff } from '#test/service_words.ts'
import { shownHtml } from '#test/shown_html.ts'
import { signIn } from '#test/staff.ts'
import { rowsOf } from '#test/store_contents.ts'
import { runServer } from '#test/serve_store.ts'

const root = join(import.meta.dirname, '..')

function emptyFolder(): string {
	const folder = mkdtempSync(join(roomyFolder(), 'hauler-company-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return folder
}

const ofTheSample =
	/Horsetooth (?:Hauling|Rock)|\(970\) 555-0142|horsetoothhauling|Longs Peak|Front Range|Northern Colorado/g

/** Creates a company by the sea that defines only who it is: any name of the sample must then come from code or the base texts. */
function otherCompany(): string {
	const folder = emptyFolder()
	const company = JSON.parse(readFileSync(join(root, 'companies/horsetooth/company.json'), 'utf8')) as object
	const own = {
		...company,
		sample: false,
		name: 'Gull Island Sanitation',
		region: 'Coastal Maine',
		address: { street: '7 Ferry Road', city: 'Gull Harbor', state: 'ME', zip: '04605', country: 'US' },
		geo: { latitude: 44.3, longitude: -68.4 },
		phone: '(207) 555-0188',
		email: 'office@gullisland.example',
		billingEmail: 'bills@gullisland.example',
		timeZone: 'America/New_York',
		founded: null,
		rating: null,
		landscape: 'coast',
		truckType: 'side loader',
	}
	writeFileSync(join(folder, 'company.json'), `${JSON.stringify(own, null, '\t')}\n`)
	return folder
}

test('FI-106 a site started with another company’s folder shows that company, and no page or script shows the sample company', async () => {
	const site = await runServer(
		{ dataDir: emptyFolder(), databaseUrl: undefined, appSecret: testAppSecret },
		{ COMPANY: otherCompany() },
	)
	const leaks: string[] = []
	const scripts = new Set<string>()
	for (const { path } of pages) {
		const html = await (await fetch(site.url + path)).text()
		expect(html, path).toContain('Gull Island Sanitation')
		for (const leak of new Set(html.match(ofTheSample))) leaks.push(`${path}: ${leak}`)
		for (const [script] of html.matchAll(/\/assets\/[\w-]+\.js/g)) scripts.add(script)
	}
	for (const script of scripts)
		for (const leak of new Set((await (await fetch(site.url + script)).text()).match(ofTheSample)))
			leaks.push(`${script}: ${leak}`)
	expect(leaks).toEqual([])
	expect(scripts.size).toBeGreaterThan(10)

	const home = await (await fetch(site.url)).text()
	const facts: unknown = JSON.parse(/<script id="facts"[^>]*>([^]*?)<\/script>/.exec(home)?.[1] ?? '')
	expect(facts).toMatchObject({ timeZone: 'America/New_York', landscape: 'coast' })
	expect(home).toContain('Preview: this site is not open yet.')
	expect(home).toMatch(/<img [^>]*alt="Our garbage truck[^"]*(?:sea|lighthouse|shore|dunes|ocean)/)
})

test('FI-111 a company whose company.json says that it is live is not shown as a preview', async () => {
	const folder = otherCompany()
	const file = join(folder, 'company.json')
	const company = JSON.parse(readFileSync(file, 'utf8')) as object
	writeFileSync(file, JSON.stringify({ ...company, live: true }))
	const site = await runServer(
		{ dataDir: emptyFolder(), databaseUrl: undefined, appSecret: testAppSecret },
		{ COMPANY: folder },
	)
	const home = await fetch(site.url)
	expect([home.headers.get('x-robots-tag'), await home.text()]).toEqual([
		null,
		expect.not.stringContaining('Preview: this site'),
	])
	expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('Sitemap: ')
})

test('FI-106 mistakes in a company’s files end the start, each reported in a sentence with its file and line', async () => {
	assertBuilt()
	const COMPANY = otherCompany()
	writeFileSync(join(COMPANY, 'services.json'), '[\n\t{ "slug": "trash", "name": 7 }\n]\n')
	const run = (command: string, env: object) =>
		promisify(execFile)(process.execPath, [command], {
			cwd: root,
			env: {
				DATA_DIR: emptyFolder(),
				PORT: '0',
				COMPANY,
				NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
				...env,
			},
		})
	const said = `${COMPANY}/services.json, line 2: 'name' must be a string.\n${COMPANY}/services.json, line 2: 'description' is missing.\n`
	await expect(run('build/server/index.js', {})).rejects.toMatchObject({
		code: 1,
		stdout: '',
		stderr: `The server could not start: ${said}`,
	})

	const file = join(COMPANY, 'company.json')
	const company = readFileSync(file, 'utf8')
	writeFileSync(
		file,
		company.replace('America/New_York', 'America/New_Yrk').replace('(207) 555-0188', '555-0188'),
	)
	const judged = run('server/check_company.ts', {})
	await expect(judged).rejects.toMatchObject({ code: 1, stdout: '' })
	const { stderr } = (await judged.catch((error: unknown) => error)) as { stderr: string }
	for (const sentence of [
		said,
		`/company.json, line 6: 'phone': Please enter a phone number of ten digits, with its area code.\n`,
		`'timeZone': Please choose a time zone that exists, such as America/New_York.\n`,
	])
		expect(stderr).toContain(sentence)
	writeFileSync(join(COMPANY, 'left_out.json'), '{\n\t"help": ["lawn-can-season", "lawn-can"]\n}\n')
	await expect(run('server/check_company.ts', {})).rejects.toMatchObject({
		code: 1,
		stderr: `${COMPANY}/left_out.json, line 2: 'help' has lawn-can, which is not in companies/base.\n`,
	})
	await expect(run('server/check_company.ts', { COMPANY: 'companies/base' })).rejects.toMatchObject({
		code: 1,
		stderr: 'companies/base/company.json is missing.\n',
	})
	const whole = await run('server/check_company.ts', { COMPANY: join(root, 'companies/horsetooth') })
	expect(whole).toMatchObject({ stderr: '', stdout: expect.stringContaining('can be started') })
})

/** As the list of sizes words it. */
const emptiedWeekly = ['/', '/services', '/commercial', '/faqs'].map(
	(path) => [path, /We empty (?:it|them) weekly\./] as const,
)

/** Texts that each shipped company's pages must show, by path, and a pattern that must not appear anywhere on its site. */
const own: Readonly<
	Record<string, { says: readonly (readonly [path: string, words: RegExp])[]; never: RegExp }>
> = {
	'companies/horsetooth': { says: [['/', /Horsetooth Hauling/]], never: /\bferry\b|\bgulls?\b/i },
	// Closed on Mondays; Eastern Time.
	'companies/whetstone': {
		says: [
			['/contact', /Tuesday to Saturday|Tue(?:sday)?[-–]Sat/],
			['/contact', /Closed, like Monday/],
			['/pickup-day/sunbury', /Thursday/],
			['/roll-off-dumpsters', /Delaware/],
		],
		never: /\bMonday to Friday|America\/Denver|Mountain Time|\bferry\b|\blawn (?:pickup|can)\b/i,
	},
	// The desert: pickups before sunrise, and no daylight saving time.
	'companies/ocotillo': {
		says: [
			['/pickup-day/ajo-plaza', /by 2:00 AM/],
			['/residential/gila-bend', /by 3:00 AM/],
			['/faqs', /by 2:00 AM or 3:00 AM \(your street decides\)/],
			['/help/summer-nights', /night/],
			['/service-request', /One more, or one fewer\./],
			['/commercial', /dumpster/i],
			...emptiedWeekly,
		],
		// In that town carts are set out at night, and the company keeps its containers in Ajo.
		never:
			/\bsnow|\bferry\b|daylight saving|\blawn\b|in the morning (?:instead|not)|kitchens in Gila Bend|bi-weekly|monthly,? or when you call|change the schedule with it/i,
	},
	// An island: pickups depend on the ferry, and bulky items are picked up by request.
	'companies/fox_islands': {
		says: [
			['/help/ferry-days', /boat/],
			['/help/bulky-items', /no bulky day/],
			['/pickup-day/vinalhaven', /Wednesday/],
			['/residential', /Our town.* Vinalhaven/],
			['/commercial', /There is one, of 3 yards\./],
			...emptiedWeekly,
		],
		// There is only one size of dumpster.
		never:
			/\bcanyon|\bdesert\b|\blawn (?:pickup|can)\b|bigger size|size up|(?:on|suggest) (?:the|a) size|which (?:dumpster )?size|bi-weekly|monthly,? or when you call|change the schedule with it/i,
	},
}

const strange =
	/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |\bnull\b(?! when)|(?<!\.)\.\.(?!\.)|\ba (?:8|11|18)\b|\b1 (?:days|hours|years)\b/g

/** Town features the office can choose from, which any company may mention. */
const chosenFrom = new Set(
	Object.keys(townFeatures).map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.split(' ')[0]),
)

/** The files drawn for each company so far. Each shows its company's livery, so no two companies may have the same file. */
const drawnFor = new Map<string, ReadonlyMap<string, string>>()
const emptyWithoutLawn = '/scale-cart-lawn.svg'

describe.each(companyFolders)('FI-115 %s', (COMPANY) => {
	const foreign = new Set(
		companyFolders
			.flatMap((folder) => (folder === COMPANY ? [] : [...namesOf(folder), ...marksOf(folder)]))
			.filter((name) => !isIn(COMPANY, name) && !chosenFrom.has(name)),
	)
	const leaksIn = (texts: Texts) =>
		[...texts].flatMap(([path, text]) => namesIn(text, foreign).map((name) => `${path}: ${name}`))

	test('has only its own content on every page, picture, feed, mail and screen, takes every form, and has no dead link', async () => {
		const connection = { dataDir: emptyFolder(), databaseUrl: undefined, appSecret: testAppSecret }
		const site = await runServer(connection, { COMPANY })
		const { texts, faults } = await readAll(site.url, ['/', '/sitemap.xml'], { kindOf: withoutChoice })
		expect.soft(faults).toEqual([])
		expect(texts.size).toBeGreaterThan(50)
		expect.soft(leaksIn(texts)).toEqual([])
		const html = new Map([...texts].filter(([, text]) => text.startsWith('<!DOCTYPE html>')))
		const shown = [...html].map(([path, text]) => [path, wordsOf(text)] as const)
		expect(
			shown.flatMap(([path, text]) =>
				[...text.matchAll(strange)].map(
					({ index }) => `${path}: ${text.slice(Math.max(0, index - 40), index + 30)}`,
				),
			),
		).toEqual([])

		const { says, never } = own[COMPANY] ?? { says: [], never: /$^/ }
		expect(says.length, 'each company is told apart').toBeGreaterThan(0)
		const wordsAt = new Map(shown)
		for (const [path, words] of says) expect.soft(wordsAt.get(path), path).toMatch(words)
		const { services: offered } = companyOf(COMPANY)
		// Their own copy mentions grass.
		const off = services.filter((service) => !offered[service] && service !== 'lawn')
		expect
			.soft(
				[...html].flatMap(([path, text]) => [
					...wordsOff(off, asRead(text)).map((words) => `${path}: ${words}`),
					...(asRead(text).join(' ').match(never) ?? []).map((words) => `${path}: ${words}`),
				]),
			)
			.toEqual([])

		const store = await openStore(connection)
		onTestFinished(() => store.close())
		const sent = await sendForms(site.url, html, answerOf(COMPANY))
		const refused = sent.filter(({ status }) => status >= 400)
		expect.soft(refused).toEqual([])
		expect(sent.length).toBeGreaterThan(5)
		const stored = await rowsOf(store)
		expect(stored.get('outbox')?.length).toBeGreaterThan(3)
		const rows = [...stored].flatMap(([table, all]) =>
			all.map((row) => [`${table} ${row['id']}`, JSON.stringify(row)] as const),
		)
		expect.soft(leaksIn(new Map(rows))).toEqual([])

		const drawn = await readDrawn(site.url, store, companyFolders.indexOf(COMPANY))
		expect.soft(drawn.faults).toEqual([])
		expect.soft(leaksIn(drawn.texts)).toEqual([])
		const unlisted = [...html].flatMap(([path, page]) => {
			const [, preview] = /property="og:image" content="[^"]*(\/pictures\/[^"]+)"/.exec(page) ?? []
			return preview === undefined || drawn.previews.has(preview) ? [] : [`${path}: ${preview}`]
		})
		expect.soft(unlisted).toEqual([])
		const alike = [...drawnFor].flatMap(([other, hashes]) =>
			[...drawn.hashes]
				.filter(([name, hash]) => hashes.get(name) === hash && name !== emptyWithoutLawn)
				.map(([name]) => `${name} is that of ${other}`),
		)
		expect.soft(alike).toEqual([])
		drawnFor.set(COMPANY, drawn.hashes)

		const cookie = await signIn({ url: site.url, store }, 'owner')
		const office = await readAll(site.url, ['/admin'], { under: '/admin', cookie, kindOf })
		expect.soft(office.faults).toEqual([])
		expect(office.texts.size).toBeGreaterThan(60)
		expect.soft(leaksIn(office.texts)).toEqual([])
	})
})

/** The visible text of a page. */
function wordsOf(html: string): string {
	return shownHtml(html)
		.replaceAll(/<(style|svg)[^]*?<\/\1>|<[^>]*>/g, ' ')
		.replaceAll(/\s+/g, ' ')
}

/** The answers to form fields of somebody who lives in the company's town. */
function answerOf(folder: string): (name: string) => string {
	const { address } = companyOf(folder)
	const answers: Record<string, string> = {
		address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
		q: 'when do you come',
	}
	return (name) => {
		if (name === 'website') return ''
		if (/mail/i.test(name)) return 'june@example.com'
		if (/phone/i.test(name)) return '212 555 0100'
		return answers[name] ?? (/units|homes|count/i.test(name) ? '12' : 'Any words')
	}
}
