import { type Browser, chromium, type LaunchOptions } from '@playwright/test'

/** The machine's own Chromium, kept from talking to anyone but the pages it is given. */
export const ownChromium = {
	executablePath: '/usr/bin/chromium',
	args: [
		'--headless',
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
} satisfies LaunchOptions

export function launchChromium(extra: readonly string[] = []): Promise<Browser> {
	return chromium.launch({ ...ownChromium, args: [...ownChromium.args, ...extra] })
}
