import { type ReactNode, useEffect } from 'react'
import { data, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { type SitemapEntry, sitemapOf, sitemapXml } from '#app/seo/sitemap.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class_names.ts'
import { CallLink } from '#app/company/call_link.tsx'
import type { Route } from './+types/route.ts'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Site map', path: '/sitemap' },
]

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const sitemap = sitemapOf(content.current)
	const meta = describePage(context, {
		title: 'Site map',
		description: 'Every page of this site, as a list and as the file that search engines read.',
		path: '/sitemap',
		noindex: true,
	})
	const xml = sitemap.ok ? sitemapXml(publicUrl, sitemap.entries) : null
	return data({ sitemap, xml, publicUrl, meta }, { status: sitemap.ok ? 200 : 503 })
}

export const meta = loaderMeta

/** The site map from live data (SM-01). */
export default function SitemapPage({ loaderData: { sitemap, xml, publicUrl } }: Route.ComponentProps) {
	useStoredUrls(publicUrl, sitemap.ok ? sitemap.entries : null)
	return (
		<Frame>
			{sitemap.ok ? (
				<>
					<Pages entries={sitemap.entries} />
					<h2 id="file-heading" className="mt-14 text-subtitle">
						The file
					</h2>
					<p className="mt-2 max-w-[60ch]">
						The same list as search engines read it, with when each page last changed.
					</p>
					<ButtonLink href="/sitemap.xml" download="sitemap.xml" kind="secondary" className="mt-4">
						Download sitemap.xml
					</ButtonLink>
					<textarea
						readOnly
						aria-labelledby="file-heading"
						rows={20}
						defaultValue={xml ?? ''}
						className="mt-4 w-full resize-y rounded-md border border-input bg-muted p-4 font-mono leading-normal whitespace-pre"
					/>
				</>
			) : (
				<SitemapError message={sitemap.message} />
			)}
		</Frame>
	)
}

export function ErrorBoundary() {
	return (
		<Frame>
			<SitemapError message={null} />
		</Frame>
	)
}

function Frame({ children }: { children: ReactNode }) {
	return (
		<div className="wrap pt-3 pb-24">
			<Breadcrumbs crumbs={trail} />
			<h1 className="mt-6 text-title">Site map</h1>
			{children}
		</div>
	)
}

/** Every page by its name, the towns, sizes and articles below what they belong to (FI-26). */
function Pages({ entries }: { entries: readonly SitemapEntry[] }) {
	return (
		<ul className="mt-8 columns-[17rem] gap-x-12">
			{entries
				.filter(({ below }) => below === null)
				.map((page) => (
					<li key={page.path} className="break-inside-avoid-column border-t border-border py-1">
						<PageLink {...page} className="font-display text-lg font-[650]" />
						<ul className="pl-5 empty:hidden">
							{entries
								.filter(({ below }) => below === page.path)
								.map((entry) => (
									<li key={entry.path}>
										<PageLink {...entry} />
									</li>
								))}
						</ul>
					</li>
				))}
		</ul>
	)
}

function PageLink({ path, name, className }: SitemapEntry & { className?: string }) {
	return (
		<Link
			to={path}
			className={classNames('inline-block py-2.5 underline underline-offset-4 wrap-anywhere', className)}
		>
			{name}
		</Link>
	)
}

/** Shown if the site map cannot be generated (SM-01). */
function SitemapError({ message }: { message: string | null }) {
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

/** The home page uses the key `sitemap` for the XML text (HM-10). */
const key = 'sitemap-urls'

/** Stores the list of URLs in this tab's session storage (SM-02). */
function useStoredUrls(publicUrl: string, entries: readonly SitemapEntry[] | null): void {
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
			// No storage: the page works without it.
		}
	}, [publicUrl, entries])
}
