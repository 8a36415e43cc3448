import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { pageMeta } from '#app/seo/page_meta.server.ts'
import { type SitemapEntry, sitemapOf, sitemapXml } from '#app/seo/sitemap.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/route.ts'
import { useStoredUrls } from './store_urls.ts'
import { SitemapError } from './sitemap_error.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Site map', path: '/sitemap' },
]

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const sitemap = sitemapOf(content.current)
	const meta = pageMeta(
		{
			title: 'Site map',
			description: 'Every page of this site, as a list and as the file that search engines read.',
			path: '/sitemap',
			publicUrl,
			noindex: true,
		},
		content.current.facts,
	)
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
					<ButtonLink href="/sitemap.xml" download="sitemap.xml" className="mt-7">
						Download sitemap.xml
					</ButtonLink>
					<Pages entries={sitemap.entries} />
					<h2 id="file-heading" className="mt-14 text-subtitle">
						The file
					</h2>
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

function Pages({ entries }: { entries: readonly SitemapEntry[] }) {
	return (
		<table className="mt-8 w-full border-collapse text-left tabular-nums">
			<caption className="sr-only">
				The pages with their priority, how often and when they last changed
			</caption>
			<thead>
				<tr className="border-b-2 border-foreground">
					<th scope="col" className="py-2">
						Page
					</th>
					<th scope="col" className="py-2 pl-4">
						Priority
					</th>
					<th scope="col" className="py-2 pl-4 max-sm:hidden">
						Changes
					</th>
					<th scope="col" className="py-2 pl-4 max-sm:hidden">
						Last change
					</th>
				</tr>
			</thead>
			<tbody>
				{entries.map(({ path, priority, changefreq, lastmod }) => (
					<tr key={path} className="border-b border-border">
						<td>
							<Link to={path} className="inline-block py-2.5 wrap-anywhere underline underline-offset-4">
								{path}
							</Link>
						</td>
						<td className="pl-4">{priority.toFixed(1)}</td>
						<td className="pl-4 max-sm:hidden">{changefreq}</td>
						<td className="pl-4 max-sm:hidden">{lastmod?.slice(0, 10)}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
