import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { Picture } from '#app/pictures/picture.tsx'
import type { OverviewContent } from './overview_content.server.ts'

/**
 * Links to the town pages, with a picture of each (RS-01). Nothing if there are none; `towns` is null if they
 * could not be loaded.
 */
export function Towns({ towns }: { towns: OverviewContent['towns'] }) {
	if (towns?.length === 0) return null
	const isOne = towns?.length === 1
	return (
		<section id="towns" aria-labelledby="towns-heading" className="section bg-muted">
			<div className="wrap">
				<h2 id="towns-heading" className="text-title">
					{isOne ? 'Our town' : 'Which town is yours?'}
				</h2>
				<p className="mt-4 max-w-[56ch] text-lead">
					{isOne ? 'It' : 'Each'} has a page with its pickup day, its prices and what our drivers have learned
					there.
				</p>
				{towns ? <Views towns={towns} /> : <Failure />}
			</div>
		</section>
	)
}

function Views({ towns }: { towns: NonNullable<OverviewContent['towns']> }) {
	return (
		<ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-8 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3">
			{towns.map(({ slug, name, day, picture }) => (
				<li key={slug}>
					<Link to={`/residential/${slug}`} className="group block">
						<Picture
							picture={{ ...picture, alt: '' }}
							sizes="(min-width:64rem) max(24rem,14rem*R),max(46vw,26vw*R)"
							className="aspect-video w-full rounded-md ring-1 ring-border group-hover:ring-3 group-hover:ring-primary"
						/>
						<h3 className="mt-3 text-subtitle underline decoration-accent decoration-2 underline-offset-4 group-hover:decoration-current">
							{name}
						</h3>
						<p className="mt-1">{day}</p>
					</Link>
				</li>
			))}
		</ul>
	)
}

function Failure() {
	return (
		<p role="alert" className="mt-8 font-semibold">
			Something went wrong loading this section. Call <CallLink /> and we’ll tell you about your street.
		</p>
	)
}
