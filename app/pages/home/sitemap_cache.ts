import { useEffect } from 'react'

const key = 'sitemap'

/** Stores the generated XML site map in this tab's session storage (HM-10), once, after a delay. */
export function useSitemapCache(): void {
	useEffect(() => {
		const timer = setTimeout(() => void storeSitemap(), 2000)
		return () => clearTimeout(timer)
	}, [])
}

async function storeSitemap(): Promise<void> {
	try {
		if (sessionStorage.getItem(key) !== null) return
		const response = await fetch('/sitemap.xml')
		if (response.ok) sessionStorage.setItem(key, await response.text())
	} catch {
		// No storage or no network: the page works without either.
	}
}
