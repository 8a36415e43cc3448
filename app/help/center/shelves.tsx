import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Prose } from '#app/company/prose.tsx'
import type { Shelf } from './center_content.server.ts'

/** The articles by category, as index cards with title and excerpt. */
export function Shelves({ shelves }: { shelves: readonly Shelf[] }) {
	return (
		<div className="grid gap-9">
			{shelves.map(({ slug, name, articles }) => (
				<section key={slug} aria-labelledby={`shelf-${slug}`} className="text-secondary-foreground">
					<h2
						id={`shelf-${slug}`}
						className="inline-block max-w-full rounded-t-lg bg-secondary px-4 pt-3 pb-1 align-bottom text-subtitle"
					>
						{name}
					</h2>
					<ul className="@container grid gap-2 rounded-lg rounded-tl-none bg-secondary p-2 sm:gap-3 sm:p-3 md:grid-cols-2">
						{articles.map((article, at) => (
							<li
								key={article.slug}
								className={at % 2 === 0 && at === articles.length - 1 ? 'grid md:col-span-2' : 'grid'}
							>
								<Link
									to={`/help/${article.slug}`}
									className="group relative rounded-md border-2 border-card bg-card py-3.5 pr-12 pl-4 text-card-foreground @max-[14rem]:px-2 hover:border-primary"
								>
									<h3 className="text-lg leading-snug tracking-normal group-hover:underline group-hover:underline-offset-4">
										<Prose text={article.title} />
									</h3>
									<p className="mt-1 text-[0.9375rem] leading-snug text-muted-foreground">
										{article.excerpt}
									</p>
									<Icon name="arrow" className="absolute top-4 right-4 text-primary @max-[14rem]:hidden" />
								</Link>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	)
}
