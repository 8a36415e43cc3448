/** What the site map says of a page (SM-02). */
export interface SitemapRule {
	/** 0 to 1. */
	priority: number
	changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly'
}
