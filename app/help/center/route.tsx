import { data } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { searchContext } from '#app/search/search_context.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { ArticleSkeleton } from '#app/help/skeletons.tsx'
import { ListSkeleton } from '#app/help/skeletons.tsx'
import { usePendingPage } from '../use_pending_page.ts'
import type { Route } from './+types/route.ts'
import { ArticleList } from './article_list.tsx'
import { browse, helpFilters, search } from './center_content.server.ts'
import { centerMeta } from './center_content.server.ts'
import { Filters } from './filters.tsx'
import { CenterHero } from './hero.tsx'
import { longestQuery } from './longest_query.ts'
import { StillStuck } from './still_stuck.tsx'

export const handle = { variesBy: ['q', 'category'] } satisfies RouteHandle

export async function loader({ url, request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const content = services.content.current
	const today = new Date()
	const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery)
	const selected = url.searchParams.get('category') || null
	const { total, filters } = helpFilters(content)
	const requester = { ...context.get(visitorContext), headers: request.headers }
	const list =
		query === ''
			? browse(content, selected, today)
			: await search({ ...services, search: context.get(searchContext) }, query, requester, today)
	const page = {
		picture: drawnPicture('help', content.livery),
		query,
		total,
		filters,
		list,
		meta: describePage(
			context,
			centerMeta(
				{ publicUrl: services.publicUrl, facts: content.facts },
				query,
				filters.find(({ slug }) => slug === selected) ?? null,
			),
		),
	}
	return data(page, { status: list.kind === 'failed' ? list.status : 200 })
}

export const meta = loaderMeta

/** The help center (HE-01, HE-02): search field, categories and articles. */
export default function HelpCenter({ loaderData }: Route.ComponentProps) {
	const { picture, query, total, filters, list } = loaderData
	const pending = usePendingPage()
	if (pending === 'article') return <ArticleSkeleton />
	return (
		<>
			<CenterHero picture={picture} query={query} total={total} />
			<div className="wrap grid gap-x-14 gap-y-8 py-8 sm:py-10 lg:grid-cols-[15rem_1fr] lg:pt-24 lg:pb-16">
				<Filters
					filters={filters}
					total={total}
					selected={list.kind === 'shelves' ? list.selected : undefined}
				/>
				<div aria-busy={pending === 'list'} className="min-w-0">
					{pending === 'list' ? <ListSkeleton /> : <ArticleList list={list} />}
				</div>
			</div>
			<StillStuck />
		</>
	)
}
