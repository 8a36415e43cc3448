import { data, isRouteErrorResponse } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ArticleSkeleton } from '#app/help/skeletons.tsx'
import { usePendingPage } from '../use_pending_page.ts'
import { voteAction } from '../vote_action.server.ts'
import { voteReceipt } from '../vote.server.ts'
import type { VoteResult } from '../vote_result.ts'
import type { Route } from './+types/route.ts'
import { rowAt } from '#app/content/listing.ts'
import { articleContent, articleMeta, articleTrail } from './article_content.server.ts'
import { ArticleText } from './article_text.tsx'
import { Missing } from './missing.tsx'
import { missingArticle } from './missing.server.ts'
import { Related } from './related.tsx'
import { Feedback } from './feedback.tsx'

export const handle = { variesBy: ['voted'] } satisfies RouteHandle

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const content = services.content.current
	const today = new Date()
	const row = rowAt(content.helpArticles, params.slug)
	if (!row) {
		// 503 if the table could not be read, so that search engines retry.
		const status = content.helpArticles.ok ? 404 : 503
		return data(missingArticle(context), { status })
	}
	const article = articleContent(row, content, today)
	const receipt = await voteReceipt(services, row.id, url.searchParams.get('voted'), today)
	return {
		article,
		receipt,
		trail: articleTrail(article),
		meta: describePage(context, articleMeta(row, article, services.publicUrl)),
	}
}

export const action = voteAction
export const clientAction = voteClientAction
export const meta = loaderMeta

/** A help article (HE-03, HE-04). */
export default function HelpArticle({ loaderData: page }: Route.ComponentProps) {
	const pending = usePendingPage()
	if (pending === 'article') return <ArticleSkeleton />
	if (!page.article) return <Missing {...page.missing} />
	const { article, receipt, trail } = page
	return (
		<div className="wrap pt-3 pb-20 print:pb-0">
			<Breadcrumbs crumbs={trail} />
			<ArticleText {...article} />
			<Feedback key={article.slug} slug={article.slug} receipt={receipt} />
			<Related articles={article.related} category={article.category} />
		</div>
	)
}

/**
 * The article page's `clientAction`: returns a refusal if a vote does not reach the server, so that the article
 * stays on screen. The error status keeps the router from reloading it, which would fail the same way.
 */
async function voteClientAction({ serverAction }: { serverAction: () => Promise<unknown> }) {
	try {
		return (await serverAction()) as VoteResult
	} catch (thrown) {
		if (thrown instanceof Response) throw thrown
		console.warn('The vote could not be sent', thrown)
		const status = isRouteErrorResponse(thrown) ? thrown.status : 503
		return data<VoteResult>({ ok: false, reason: 'unavailable' }, { status })
	}
}
