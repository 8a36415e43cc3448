import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { loadArea } from '../area/load_area.server.ts'
import { MissingArea } from '../area/missing.tsx'
import { streamNames } from '../schedule/streams.ts'
import type { Route } from './+types/route.ts'
import { MonthTable, streamLetter } from './month_table.tsx'
import { yearContent } from './year_content.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { content } = context.get(servicesContext)
	const found = await loadArea(context, params.area, (slug) => `/pickup-day/${slug}/year`)
	if (!found.area) return data({ page: null, trail: [], meta: found.meta }, { status: found.status })
	const { area } = found
	const path = `/pickup-day/${area.slug}/year`
	const trail = [
		{ name: 'Home', path: '/' },
		{ name: 'Pickup Day', path: '/pickup-day' },
		{ name: area.name, path: `/pickup-day/${area.slug}` },
		{ name: 'The Year', path },
	]
	const meta = describePage(context, {
		title: `A year of pickups: ${area.name}`,
		description: `Every pickup day of the next twelve months in ${area.name}, on one page to print.`,
		path,
		image: 'pickup-day',
		noindex: true,
	})
	return { page: yearContent(area, content.current, new Date()), trail, meta }
}

export const meta = loaderMeta

/** An area's pickups of twelve months, on one printable page (PD-12). */
export default function PickupYear({ loaderData: { page, trail } }: Route.ComponentProps) {
	if (!page) return <MissingArea />
	return (
		<div className="wrap pt-3 pb-16 print:pb-0">
			<Breadcrumbs crumbs={trail} />
			<div className="mt-4 flex flex-wrap items-end justify-between gap-4 print:mt-1">
				<h1 className="text-title print:text-xl">Pickup days in {page.name}</h1>
				<Button kind="primary" className="needs-script print:hidden" onClick={() => window.print()}>
					Print this page
				</Button>
			</div>
			<p className="mt-2 print:mt-1 print:text-[11pt] print:leading-tight">
				{page.streams.map((stream) => `${streamLetter(stream)} ${streamNames[stream]}`).join(', ')}. A dashed
				frame: moved from the usual day. Set carts at the curb by {page.setOut}.
			</p>
			{page.contracted !== null && (
				<p className="mt-2 font-semibold wrap-anywhere print:text-[11pt] print:leading-tight">
					{page.contracted}
				</p>
			)}
			<div className="mt-6 grid items-start gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 print:mt-1 print:grid-cols-3 print:gap-x-4 print:gap-y-1">
				{page.months.map((month) => (
					<MonthTable key={month.name} {...month} />
				))}
			</div>
			{page.moved.length > 0 && (
				<ul className="mt-6 gap-x-8 sm:columns-2 print:mt-2 print:columns-2 print:text-[11pt] print:leading-tight">
					{page.moved.map(({ date, day, movedFrom, isCanceled, reason }) => (
						<li key={date} className="break-inside-avoid">
							{isCanceled ? `${day}: canceled` : `${movedFrom}: moved to ${day}`}
							{reason && ` (${reason})`}
						</li>
					))}
				</ul>
			)}
		</div>
	)
}
