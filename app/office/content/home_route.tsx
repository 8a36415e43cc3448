import { Link } from 'react-router'
import { offeredType } from '#app/content/closed_pages.ts'
import { servicesContext } from '#app/context.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { isScreen } from '../parts/screens.ts'
import type { Route } from './+types/home_route.ts'
import { readOfferedRows } from '../kernel/store/content_handle.server.ts'
import { screensOf } from '../kernel/store/screens_of.ts'

const groups = ['Pages', 'Towns and sizes', 'Help', 'Search', 'Emails and texts'] as const

export const meta = officeMeta('Content')

export async function loader({ context }: Route.LoaderArgs) {
	const reading = context.get(servicesContext)
	const { types, current } = reading.content
	const { services } = current.facts
	const listed = types
		.flatMap((type) => offeredType(type, services) ?? [])
		.filter((type) => !type.office?.screens && !isScreen(screensOf(type).list))
	const tables = await Promise.all(
		listed.map(async (type) => ({
			to: screensOf(type).list,
			label: type.label,
			help: type.help,
			group: type.group,
			count: (await readOfferedRows(reading, type)).length,
		})),
	)
	return { tables }
}

export default function Content({ loaderData: { tables } }: Route.ComponentProps) {
	return (
		<>
			<PageHead title="Content" />
			<div className="grid gap-8">
				{groups.map((group) => {
					const own = tables.filter((table) => table.group === group)
					return own.length === 0 ? null : (
						<section key={group} aria-labelledby={`group-${group.replaceAll(' ', '-')}`}>
							<h2 id={`group-${group.replaceAll(' ', '-')}`} className="text-lg">
								{group}
							</h2>
							<ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
								{own.map(({ to, label, help, count }) => (
									<li key={to}>
										<Link
											to={to}
											className="block h-full rounded-md border border-border bg-card p-4 text-card-foreground no-underline hover:border-primary"
										>
											<span className="flex flex-wrap items-baseline justify-between gap-x-3 font-display font-[650]">
												{label}
												<span className="text-sm font-normal text-muted-foreground tabular-nums">
													{count}
												</span>
											</span>
											<span className="mt-1 block text-[0.9375rem] text-muted-foreground">{help}</span>
										</Link>
									</li>
								))}
							</ul>
						</section>
					)
				})}
			</div>
		</>
	)
}
