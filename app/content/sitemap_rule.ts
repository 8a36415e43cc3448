/** A page's attributes in the site map (SM-02). */
export interface SitemapRule {
	/** From 0 to 1. */
	priority: number
	changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly'
}
