import type { BrowserContext } from '@playwright/test'
import type { Role } from '#app/office/sign_in/staff.server.ts'
import { signIn } from '#test/staff.ts'
import type { Site } from './open_site.ts'

/** Signs the browser in as someone with this role. */
export async function enterOffice(context: BrowserContext, site: Site, role: Role): Promise<void> {
	const cookies = (await signIn(site, role)).split('; ').map((cookie) => {
		const at = cookie.indexOf('=')
		return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url }
	})
	await context.addCookies(cookies)
}
