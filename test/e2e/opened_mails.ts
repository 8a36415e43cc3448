import type { Page } from '@playwright/test'

/** A mail that a page asked the browser to compose (a `mailto:` link). */
export interface OpenedMail {
	to: string
	subject: string | null
	/** Line ends are `\n`. */
	body: string | null
}

/** Records the mails that the page opens in the visitor's mail program, oldest first. */
export function openedMails(page: Page): OpenedMail[] {
	const mails: OpenedMail[] = []
	page.on('request', (request) => {
		const { protocol, pathname, searchParams } = new URL(request.url())
		if (protocol !== 'mailto:') return
		const body = searchParams.get('body')?.replaceAll('\r\n', '\n') ?? null
		mails.push({ to: pathname, subject: searchParams.get('subject'), body })
	})
	return mails
}

/** From the next page load on, records the labels of disabled buttons whenever a mail is opened. */
export async function watchBusyButtons(page: Page): Promise<string[]> {
	const texts: string[] = []
	await page.exposeFunction('reportBusy', (text: string) => void texts.push(text))
	await page.addInitScript(() => {
		const open = window.open.bind(window)
		const report = (window as unknown as { reportBusy: (text: string) => void }).reportBusy
		window.open = (...where) => {
			for (const { textContent } of document.querySelectorAll('button:disabled')) report(textContent)
			return open(...where)
		}
	})
	return texts
}

/** From the next page load on, opening a mail throws. */
export async function breakMailProgram(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.open = () => {
			throw new Error('No mail program')
		}
	})
}
