import { facts } from '#app/company/facts.ts'

/** The title of an office page, as the browser's tab shows it; no office page is listed anywhere. */
export function officeMeta(title: string) {
	return () => [
		{ title: `${title} · ${facts.name} office` },
		{ name: 'robots', content: 'noindex, nofollow' },
	]
}
