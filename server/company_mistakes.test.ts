import { execFile } from 'node:child_process'
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#db/open_store.server.ts'
import { contentTables } from '#db/schema.ts'
import { testAppSecret } from '#test/app_secret.ts'
import { roomyFolder } from '#test/roomy_folder.ts'
import { runServer } from '#test/serve_store.ts'

const root = join(import.meta.dirname, '..')

function emptyFolder(): string {
	const folder = mkdtempSync(join(roomyFolder(), 'hauler-mistakes-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return folder
}

/** Copies a valid company folder and changes these files. */
function companyWith(files: Readonly<Record<string, (text: string) => string | Uint8Array>>): string {
	const folder = emptyFolder()
	cpSync(join(root, 'companies/whetstone'), folder, { recursive: true })
	for (const [name, change] of Object.entries(files)) {
		const file = join(folder, name)
		writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''))
	}
	return folder
}

/** The message a program prints before it exits. */
async function refusalOf(program: string, COMPANY: string, DATA_DIR = emptyFolder()): Promise<string> {
	const run = promisify(execFile)(process.execPath, [program], {
		cwd: root,
		env: {
			COMPANY,
			DATA_DIR,
			PORT: '0',
			APP_SECRET: testAppSecret,
			LOG_LEVEL: 'error',
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
		},
	})
	const { code, stderr } = (await run.catch((error: unknown) => error)) as { code?: number; stderr: string }
	expect(code, stderr).toBe(1)
	return stderr.replaceAll(COMPANY, 'FOLDER')
}

const checked = (COMPANY: string) => refusalOf('server/check_company.ts', COMPANY)
const svg = (inner: string) => () =>
	`<svg xmlns="http://www.w3.org/2000/svg"\n\tviewBox="0 0 200 100">\n${inner}\n</svg>\n`
const png = (width: number, height: number, background: string) =>
	sharp({ create: { width, height, channels: 4, background } })
		.png()
		.toBuffer()

test('FI-121 a mistake in a company’s files is reported in a sentence with its file and, where there is one, its line', async () => {
	const said = await checked(
		companyWith({
			'company.json': (text) =>
				text
					.replace('"phone"', '"phon"')
					.replace('America/New_York', 'America/Delaware')
					.replace('"truckType": "rear loader"', '"truckType": "barge"'),
		}),
	)
	for (const sentence of [
		"FOLDER/company.json, line 6: 'phon' is not a name that belongs here.",
		"'phone' is missing.",
		"FOLDER/company.json, line 28: 'timeZone': Please choose a time zone that exists, such as America/New_York.",
		"'truckType'",
	])
		expect(said).toContain(sentence)
	const priced = companyWith({
		'cart_sizes.json': (text) => text.replace('"price": 24,', '"price": 0,').replace('27.5', '10000'),
	})
	expect((await checked(priced)).trim().split('\n')).toEqual([
		'FOLDER/cart_sizes.json, line 10: Dollars a month is a number from 1 to 9999.',
		'FOLDER/cart_sizes.json, line 18: Dollars a month is a number from 1 to 9999.',
	])
	expect(
		await checked(
			companyWith({
				'company.json': (text) => text.replaceAll(/(residential|rolloff)": true/g, '$1": false'),
			}),
		),
	).toMatch(/FOLDER\/company\.json, line \d+: 'residential': Please switch on at least one service/)
	const legal = companyWith({})
	mkdirSync(join(legal, 'legal'))
	writeFileSync(join(legal, 'legal/terms.md'), '---\neffective: 2026-01-01\n---\n\n## Payment\n\nAt once.\n')
	writeFileSync(join(legal, 'services.json'), '[7]\n')
	writeFileSync(join(legal, 'municipalities.json'), '[7]\n')
	expect((await checked(legal)).trim().split('\n')).toEqual([
		'FOLDER/services.json, line 1: It must be an object.',
		'FOLDER/legal/terms.md, line 5: A heading ends with its anchor, such as {#cookies}.',
		'FOLDER/municipalities.json, line 1: It must be a string.',
	])
	const misnamed = companyWith({
		'residental_towns.json': () => '[]\n',
		'README.md': () => 'Ours.\n',
		'helps.md': () => 'Help.\n',
	})
	expect((await checked(misnamed)).trim().split('\n').toSorted()).toEqual([
		'FOLDER/helps.md is not read: no file of this name belongs here.',
		'FOLDER/residental_towns.json is not read: no file of this name belongs here.',
	])
	const sections = companyWith({})
	mkdirSync(join(sections, 'sections'))
	const section = (name: string) => ({ name, title: 'Ours' })
	writeFileSync(
		join(sections, 'sections/home.json'),
		JSON.stringify({ home: [section('hero'), section('heroo')], hom: [section('hero')] }, null, '\t'),
	)
	writeFileSync(
		join(sections, 'sections/residential_towns.json'),
		JSON.stringify(
			{ 'residential-delaware': [section('weekly-pickup'), section('weekly')], 'residential-atlantis': [] },
			null,
			'\t',
		),
	)
	expect((await checked(sections)).trim().split('\n')).toEqual([
		"FOLDER/sections/home.json, line 8: 'name' has heroo; the page has hero, services-overview, services-residential, services-commercial, services-rolloff.",
		"FOLDER/sections/home.json, line 12: 'hom' is no page with sections.",
		"FOLDER/sections/residential_towns.json, line 8: 'name' has weekly; the page has weekly-pickup, service-introduction, bottom-cta.",
		"FOLDER/sections/residential_towns.json, line 12: 'residential-atlantis' is no page with sections.",
	])
	expect(
		await checked(
			companyWith({
				'pickup_areas.json': (text) => text.replace('"weekday"', '"recycling_anchor": "Nov 30", "weekday"'),
			}),
		),
	).toMatch(/^FOLDER\/pickup_areas\.json, line \d+: 'recycling_anchor' must be a day such as 2026-11-30\.\n$/)
	expect(
		await checked(companyWith({ 'company.json': (text) => text.replace('"version": 1', '"version": 2') })),
	).toMatch(/line 3: 'version' must be 1: please use the version of the product that wrote this file\./)
	expect(await checked(companyWith({ 'company.json': (text) => text.slice(0, 900) }))).toMatch(
		/^FOLDER\/company\.json, line \d+: \S.*\.\n$/,
	)
})

test('FI-121 towns, sizes, areas and streets are checked by the office’s rules, and mistakes are reported with their line', async () => {
	const town = (name: string, more: object) => ({
		slug: name.toLowerCase(),
		name,
		local_blurb: 'A town.',
		price_columns: ['Cart', 'Price'],
		...more,
	})
	const towns = (list: readonly object[]) => () => `${JSON.stringify(list, null, '\t')}\n`
	const nine = await checked(companyWith({ 'residential_towns.json': towns([town('Bristol', {})]) }))
	expect(nine).toMatch(
		/FOLDER\/residential_towns\.json, line 4: 'name' has Bristol, which .*Bristol \([^)]+\), TN/,
	)
	const two = [
		town('Delaware', {}),
		town('Sunbury', {}),
		town('Ashley', {}),
		{ ...town('Delaware', {}), slug: 'delaware-2' },
	]
	expect(await checked(companyWith({ 'residential_towns.json': towns(two) }))).toMatch(
		/line 31: 'name' has Delaware, OH twice: where a state has two of a name, say the county/,
	)
	const rows = await checked(
		companyWith({
			'rolloff_sizes.json': (text) =>
				text
					.replace('"cubic_yards": 10', '"price_dollars": 10000, "cubic_yards": 10')
					.replace(/"cubic_yards": 18,/, '"cubic_yards": 18, "extra_ton_dollars": 0,'),
			'testimonials.json': (text) =>
				text.replace(/"content": "[^"]*/, '"rating": 9, "content": "Fine {{price.cart65}}'),
			'help/leaves-in-the-fall.md': (text) => text.replace(/^title: .*/m, `title: ${'Leaves '.repeat(30)}`),
		}),
	)
	for (const sentence of [
		/FOLDER\/rolloff_sizes\.json, line \d+: Price in all is a number from 1 to 9999\./,
		/FOLDER\/rolloff_sizes\.json, line \d+: Each further ton is a number from 1 to 9999\./,
		/FOLDER\/testimonials\.json, line \d+: Stars is a whole number from 1 to 5\./,
		/FOLDER\/testimonials\.json, line \d+: What they said: \{\{price\.cart65\}\} is not filled in here\./,
		/FOLDER\/help\/leaves-in-the-fall\.md, line 2: Title is longer than 160 characters\./,
	])
		expect(rows).toMatch(sentence)
	const places = await checked(
		companyWith({
			'pickup_areas.json': (text) => text.replace(/"town_slug": "[^"]*"/, '"town_slug": "columbus"'),
		}),
	)
	expect(places).toMatch(/FOLDER\/pickup_areas\.json, line \d+: Town: there is no columbus\./)
	const streets = await checked(
		companyWith({ 'streets.json': () => '{\n\t"nowhere": { "43015": ["Elm Street"] }\n}\n' }),
	)
	expect(streets).toContain(
		"FOLDER/streets.json, line 2: '43015' has “Elm Street”, which is no street and numbers",
	)
})

test('FI-121 files that begin with a byte order mark, as Notepad saves them, are read like others', async () => {
	const marked = (text: string) => `\uFEFF${text}`
	const files = {
		'company.json': marked,
		'left_out.json': () => marked('{ "help": ["bad-weather"] }\n'),
		'cart_sizes.json': (text: string) => marked(text.replace('"price": 24,', '"price": 0,')),
		'help/leaves-in-the-fall.md': (text: string) =>
			marked(text.replace(/^title: .*/m, `title: ${'Leaves '.repeat(30)}`)),
	}
	expect((await checked(companyWith(files))).trim().split('\n')).toEqual([
		'FOLDER/cart_sizes.json, line 10: Dollars a month is a number from 1 to 9999.',
		'FOLDER/help/leaves-in-the-fall.md, line 2: Title is longer than 160 characters.',
	])
})

test('FI-121 a logo is checked by the same rules as in the office', async () => {
	const script = svg('<script>alert(1)</script><rect width="99" height="99"/>')
	expect(await checked(companyWith({ 'logo.svg': script }))).toContain(
		'FOLDER/logo.svg, line 3: This drawing has a program (a script) in it.',
	)
	expect(await checked(companyWith({ 'logo.svg': () => Buffer.alloc(40 * 1024 * 1024) }))).toContain(
		'FOLDER/logo.svg, line 1: This file is larger than 20 MB.',
	)
	const [pixel, white] = [await png(1, 1, '#ff0000'), await png(200, 100, '#ffffff')]
	const withPng = (bytes: Buffer) => {
		const folder = companyWith({ 'logo.png': () => bytes })
		rmSync(join(folder, 'logo.svg'))
		return folder
	}
	expect(await checked(withPng(pixel))).toContain('FOLDER/logo.png, line 1: This logo is 1 by 1 pixels')
	expect(await checked(withPng(white))).toContain('FOLDER/logo.png, line 1: This logo is white, or empty')
	expect(await checked(companyWith({ 'logo.png': () => pixel }))).toContain(
		'FOLDER/logo.png: there is a logo.svg too. Keep one of them.',
	)
})

test('FI-121 nothing is stored from a folder with a mistake, and the same store can then start with a correct folder', async () => {
	const DATA_DIR = emptyFolder()
	const script = companyWith({ 'logo.svg': svg('<script>1</script>') })
	expect(await refusalOf('build/server/index.js', script, DATA_DIR)).toMatch(
		/^The server could not start: FOLDER\/logo\.svg, line 3: This drawing has a program/m,
	)
	const dollars = companyWith({
		'rolloff_sizes.json': (text) =>
			text.replace('"cubic_yards": 10', '"price_dollars": 0, "cubic_yards": 10'),
	})
	expect(await refusalOf('build/server/index.js', dollars, DATA_DIR)).toContain('Price in all is a number')
	const connection = { dataDir: DATA_DIR, databaseUrl: undefined, appSecret: testAppSecret }
	const store = await openStore(connection)
	for (const table of contentTables)
		expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([])
	expect(await store.db.selectFrom('staff').selectAll().execute()).toEqual([])
	expect(existsSync(join(DATA_DIR, 'uploads')) ? readdirSync(join(DATA_DIR, 'uploads')) : []).toEqual([])
	await store.close()

	const site = await runServer(connection, { COMPANY: companyWith({}) })
	const [, logo = ''] =
		/<img src="(\/pictures\/[^"]+\/logo\.webp)"/.exec(await (await fetch(site.url)).text()) ?? []
	expect((await fetch(site.url + logo)).headers.get('content-type')).toBe('image/webp')
})
