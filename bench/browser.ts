import { type Browser, chromium, type LaunchOptions } from '@playwright/test'

/** Launch options of the machine's Chromium, without its background network traffic. */
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
