import { type Browser, chromium } from '@playwright/test'

/** The machine's own Chromium, kept from talking to anyone but the pages it is given. */
export function launchChromium(extra: readonly string[] = []): Promise<Browser> {
	return chromium.launch({
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
			...extra,
		],
	})
}
