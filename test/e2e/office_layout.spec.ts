import type { Frame } from '@playwright/test'
import { brokenWords } from './broken_words.ts'
import { openEmptyPage, openFramed } from './framed_page.ts'
import { asItIs, enlarged, strained } from './looks.ts'
import { enterOffice } from './office.ts'
import { fillOffice } from './office_rows.ts'
import { officeScreens, signInScreens } from './office_screens.ts'
import { overflowing } from './overflow.ts'
import { overlappingWords } from './overlapping_words.ts'
import { expect, test } from './site.ts'
import { untilWide, useWideFace } from './wide_face.ts'

test.use({
	hasOwnSite: true,
	environment: async ({ twilio }, provide) => provide(twilio.settings),
	// The driver's service worker would fetch the site's own fonts instead of the wide one.
	serviceWorkers: 'block',
})

const looks = [{ name: 'in the wide face', widths: [320, 360] }, ...strained([320, 360, 768, 1440])]

/** Opens all collapsed parts, so that they are measured too. */
const unfold = (framed: Frame) =>
	framed.locator('main details').evaluateAll((all) => {
		for (const one of all) one.setAttribute('open', '')
	})

test(
	'FI-47 SD-95 no office screen scrolls sideways, breaks a word or phone number, or overlaps words with a wide font or larger or spaced text',
	{ tag: '@phone' },
	async ({ page, site, context, problems }) => {
		// A preview is sandboxed by its policy, so its scripts do not run.
		problems.allow(/404 \(Not Found\)|410 \(Gone\)|sandboxed|registration blocked/)
		await useWideFace(page)
		await openEmptyPage(page)
		const check = async (path: string) => {
			const framed = await openFramed(page, path)
			await untilWide(framed)
			await unfold(framed)
			expect.soft(await overflowing(framed, looks), path).toEqual([])
			expect.soft(await brokenWords(framed, [asItIs([360, 1440])]), path).toEqual([])
			expect.soft(await overlappingWords(framed, [enlarged([320, 360, 768, 1440])]), path).toEqual([])
		}
		for (const path of signInScreens) await check(path)
		const rows = await fillOffice(site)
		await enterOffice(context, site, 'owner')
		for (const path of await officeScreens(site, rows)) await check(path)
	},
)
