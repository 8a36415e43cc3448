import { readChoices } from '#app/company/link_choices.ts'
import { servicesContext } from '#app/context.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ContainersInLine } from '../containers_in_line.tsx'
import { chosenTown, quotePath } from '../quote_path.server.ts'
import type { Route } from './+types/route.ts'
import { Answer } from './answer.tsx'
import { JobForm } from './job_form.tsx'
import { completeJob, readJob } from './read_job.ts'
import { SizeGuide } from './size_guide.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Roll-Off Dumpsters', path: '/roll-off-dumpsters' },
	{ name: 'Size Calculator', path: '/size-calculator' },
]

export const handle = { variesBy: ['project', 'rooms', 'material', 'town'] } satisfies RouteHandle

/** The job is in the query, so that the result is the same with and without scripts and can be shared. */
export function loader({ url, context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const town = chosenTown(readChoices(url.searchParams, content.current.facts).town, content.current)
	const meta = describePage(context, {
		title: 'Dumpster Size Calculator',
		description:
			'Three questions and you know which roll-off container to rent: what you are doing, how many rooms, and what you are throwing out.',
		path: '/size-calculator',
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	const quotePaths = Object.fromEntries(
		content.current.facts.rolloffs.map((size) => [size.yards, quotePath(size, town)]),
	)
	return { chosen: readJob(url.searchParams), town, quotePaths, meta }
}

export const meta = loaderMeta

/** The size calculator (CA-01, CA-02): all sizes on one ground line, three questions, an answer drawn to scale, and the guide. */
export default function SizeCalculator({ loaderData: { chosen, town, quotePaths } }: Route.ComponentProps) {
	const facts = useFacts()
	const job = completeJob(chosen)
	return (
		<>
			<div className="wrap pt-3 pb-14 lg:pb-20">
				<Breadcrumbs crumbs={trail} />
				<h1 className="mt-4 text-hero leading-[0.98] font-extrabold sm:mt-8">Which size do you need?</h1>
				<p className="mt-4 max-w-[52ch] text-lead">
					Three questions, one answer: the container with the room and the weight limit for your job.
				</p>
				<ContainersInLine sizes={facts.rolloffs} className="mt-6" />
				<div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[1.15fr_1fr]">
					<JobForm chosen={chosen} town={town} />
					<Answer job={job} town={town} quotePaths={quotePaths} />
				</div>
			</div>
			<SizeGuide />
		</>
	)
}
