import { telHref } from '#app/company/contact_links.ts'
import { facts } from '#app/company/facts.ts'

/** What stands in the site map's place when it cannot be made (SM-01). */
export function SitemapError({ message }: { message: string | null }) {
	return (
		<div
			role="alert"
			className="mt-8 rounded-md border-2 border-destructive bg-card p-5 text-card-foreground"
		>
			<p className="font-display text-lg font-[650]">
				{message === null ? 'Unknown error generating sitemap' : `Error: ${message}`}
			</p>
			<p className="mt-1">
				Please try again in a few minutes, or call{' '}
				<a href={telHref()} className="link">
					{facts.phone}
				</a>
				.
			</p>
		</div>
	)
}
