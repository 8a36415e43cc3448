import { facts } from '#app/company/facts.ts'

/** The tab title of an office page; no office page is indexed. */
export function officeMeta(title: string) {
	return () => [
		{ title: `${title} · ${facts.name} office` },
		{ name: 'robots', content: 'noindex, nofollow' },
	]
}
