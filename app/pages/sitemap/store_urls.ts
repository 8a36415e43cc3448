import { useEffect } from 'react'
import type { SitemapEntry } from '#app/seo/sitemap.ts'

/** Beside the home page's `sitemap`, which is the XML text (HM-10). */
const key = 'sitemap-urls'

/** Keeps the list of urls in this tab's session storage (SM-02). */
export function useStoredUrls(publicUrl: string, entries: readonly SitemapEntry[] | null): void {
	useEffect(() => {
		if (entries === null) return
		const urls = entries.map(({ path, priority, changefreq, lastmod }) => ({
			url: publicUrl + path,
			priority,
			changefreq,
			lastmod,
		}))
		try {
			sessionStorage.setItem(key, JSON.stringify(urls))
		} catch {
			// No storage: the page needs none.
		}
	}, [publicUrl, entries])
}
