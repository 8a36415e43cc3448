import { CallLink } from '#app/company/call_link.tsx'

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
				Please try again in a few minutes, or call <CallLink />.
			</p>
		</div>
	)
}
