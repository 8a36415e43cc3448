import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { startServer } from '#test/server_process.ts'
import { launchChromium } from './browser.ts'
import { printTable } from './table.ts'

/**
 * Measures the time from the first sign-in on an empty store, through every step of "Make it yours", to a live site, in a browser
 * at a person's speed. `node bench/own_site_by_hand.ts [--wait] [--phone]`: without `--wait` the person's pauses are only added
 * up. Exits with 1 beyond the limit.
 */
const limitMinutes = 20
const person = { lettersASecond: 5, wordsASecond: 4, secondsToFind: 1.5, glanceSeconds: 2 }
const isWaiting = process.argv.includes('--wait')
const screen = process.argv.includes('--phone')
	? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
	: { viewport: { width: 1440, height: 900 } }

const root = join(import.meta.dirname, '..')
const folder = join(root, 'companies/whetstone')
const own = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as Record<
	'name' | 'region' | 'phone' | 'email' | 'billingEmail',
	string
> & { address: Record<'street' | 'city' | 'state' | 'zip', string>; prices: Record<string, number | null> }

/** The values typed over the prefilled ones, by step (last part of the path) and field. */
const typed: Record<string, Record<string, string>> = {
	name: { name: own.name, region: own.region, 'founded.year': '2016' },
	contact: {
		phone: own.phone,
		email: own.email,
		billingEmail: own.billingEmail,
		'address.street': own.address.street,
		'address.city': own.address.city,
		'address.state': own.address.state,
		'address.zip': own.address.zip,
	},
	hours: { 'hours.opens': '08:00', 'hours.closes': '16:30' },
	promises: { 'promises.quoteHours': '4', 'promises.cancelNoticeDays': '14' },
}
const notOffered = ['services.commercial', 'services.hoa', 'services.lawn']
const price = { month: '24.50', whole: '395' }

let fields = 0
let pauses = 0
const times: [step: string, minutes: number, fields: number][] = []

const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' })
const browser = await launchChromium()
const began = performance.now()
try {
	const page = await browser.newPage({
		colorScheme: 'light',
		baseURL: server.url,
		...screen,
	})
	await timed('signing in', () => signInFirst(page))
	await press(page.getByRole('link', { name: 'Make it yours' }).first())
	await read(page)
	await press(page.getByRole('link', { name: 'Begin' }))
	while (!page.url().endsWith('/go-live')) {
		const key = new URL(page.url()).pathname.split('/').at(-1) ?? ''
		await timed(key, () => takeStep(page, key))
	}
	await timed('go-live', async () => {
		await read(page)
		await press(page.getByRole('button', { name: 'Go live' }))
		await page.getByRole('heading', { name: 'Your site is live' }).waitFor()
	})
	const home = await fetch(server.url)
	if (home.headers.has('x-robots-tag') || !(await home.text()).includes(own.name))
		throw new Error('The site is not live.')
	for (const [path, dollars] of Object.entries({
		'/residential/delaware': price.month,
		'/roll-off-dumpsters': price.whole,
	}))
		if (!(await (await fetch(server.url + path)).text()).includes(`$${dollars}`))
			throw new Error(`${path} does not say the price that was typed.`)
} finally {
	await browser.close()
	await server.stop()
	rmSync(dataDir, { recursive: true })
}
const minutes = minutesSoFar()
const row = ([step, took, count]: readonly [string, number, number]) => [step, took.toFixed(1), String(count)]
printTable(
	['step', 'minutes', 'fields typed or checked'],
	[...times, ['all', minutes, fields] as const].map(row),
)
if (minutes > limitMinutes) process.exitCode = 1

async function takeStep(page: Page, key: string): Promise<void> {
	await read(page)
	if (key === 'logo') await bringLogo(page)
	if (key === 'towns') await addTown(page)
	if (key === 'prices') await setPrices(page)
	for (const [name, text] of Object.entries(typed[key] ?? {}))
		await type(page.locator(`[name="${name}"]`), text)
	if (key === 'hours') await setBox(page.getByLabel('Monday'), false)
	if (key === 'services')
		for (const name of notOffered) await setBox(page.locator(`input[name="${name}"]`), false)
	const save = page.getByRole('button', { name: 'Save and go on' })
	const before = page.url()
	const isNext = () =>
		page
			.waitForURL((url) => url.href !== before, { timeout: 10_000 })
			.then(
				() => true,
				() => false,
			)
	await press((await save.count()) > 0 ? save : page.getByRole('link', { name: 'Go on', exact: true }))
	if (await isNext()) return
	// If the step would change a lot, the page asks first; pressing the same button again confirms.
	await read(page)
	await press(save)
	if (!(await isNext())) throw new Error(`The step ${key} does not go on.`)
}

async function signInFirst(page: Page): Promise<void> {
	const said = (what: string) => new RegExp(`${what} +(\\S+)`).exec(server.output())?.[1] ?? ''
	const [email, first, mine] = [said('email'), said('password'), 'a long walk by the river 9']
	await page.goto('/admin')
	await type(page.locator('[name=email]'), email)
	await type(page.locator('[name=password]'), first)
	await press(page.locator('button[type=submit]').last())
	await read(page)
	await type(page.locator('[name=current]'), first)
	await type(page.locator('main [name=password]'), mine)
	await press(page.getByRole('button', { name: 'Change password' }))
	await press(page.getByRole('link', { name: 'Today' }).first())
}

async function bringLogo(page: Page): Promise<void> {
	await pause(10)
	await page.locator('[name=picture]').setInputFiles(join(folder, 'logo.svg'))
	fields += 1
	await press(page.getByRole('button', { name: 'Upload' }))
	await page.getByText('Saved. The site shows it now.').waitFor()
	await pause(10)
	await press(page.getByRole('button', { name: 'Use these colors' }))
	await page.getByText('These are the site’s colors now.').waitFor()
}

async function addTown(page: Page): Promise<void> {
	await press(page.getByRole('link', { name: 'Add a residential town' }))
	await read(page)
	await type(page.getByLabel('Town', { exact: true }), 'Delaware')
	await type(page.getByLabel('Address'), 'delaware')
	await type(page.locator('[name=state]'), own.address.state)
	await type(page.getByLabel('About this town'), 'Every street inside the city, on Tuesday or Thursday.')
	await press(page.getByRole('button', { name: 'Publish' }))
	await page.getByText('Published. The site shows it now.').waitFor()
	await pause(person.glanceSeconds)
	await page.goto('/admin/make-it-yours/towns')
}

async function setPrices(page: Page): Promise<void> {
	const inputs = page.locator('main fieldset input')
	for (let at = 0; at < (await inputs.count()); at += 1) {
		const input = inputs.nth(at)
		const name = (await input.getAttribute('name')) ?? ''
		if ((await input.inputValue()) !== '') await type(input, price.month)
		else if (name.endsWith(':price_dollars')) await type(input, price.whole)
		else await pause(person.glanceSeconds / 2)
	}
}

/** Pauses for as long as reading the page's text takes; the preview of the site beside it does not count. */
async function read(page: Page): Promise<void> {
	await page.waitForLoadState()
	const text = await page.locator('main').innerText()
	await pause(text.split(/\s+/).length / person.wordsASecond)
}

async function type(field: Locator, text: string): Promise<void> {
	fields += 1
	await pause(person.secondsToFind + text.length / person.lettersASecond)
	const isList = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT'
	await (isList ? field.selectOption(text) : field.fill(text))
}

async function setBox(box: Locator, isOn: boolean): Promise<void> {
	fields += 1
	await pause(person.secondsToFind)
	await box.setChecked(isOn)
}

async function press(target: Locator): Promise<void> {
	await pause(person.secondsToFind)
	await target.click()
	// Gives the page the second that a person takes to look up.
	await setTimeout(1000)
}

async function pause(seconds: number): Promise<void> {
	if (isWaiting) await setTimeout(seconds * 1000)
	else pauses += seconds
}

async function timed(step: string, take: () => Promise<void>): Promise<void> {
	const [start, count] = [minutesSoFar(), fields]
	await take()
	times.push([step, minutesSoFar() - start, fields - count])
}

function minutesSoFar(): number {
	return (performance.now() - began) / 60_000 + pauses / 60
}
