import { Link } from 'react-router'
import { Prose } from '#app/company/prose.tsx'
import type { FoundArticle } from './center_content.server.ts'

interface Props {
	query: string
	articles: readonly FoundArticle[]
}

/** The search results, best first, with their match (HE-02). */
export function Found({ query, articles }: Props) {
	return (
		<section aria-labelledby="found">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 id="found" className="text-subtitle" aria-live="polite">
					{articles.length === 1 ? '1 article' : `${articles.length} articles`} for “{query}”
				</h2>
				<Link to="/help" preventScrollReset className="link inline-flex min-h-11 items-center">
					Clear Search
				</Link>
			</div>
			<ol className="mt-3 border-t-2 border-foreground">
				{articles.map(({ slug, title, excerpt, category, percent }) => (
					<li key={slug} className="border-b border-border">
						<Link to={`/help/${slug}`} data-match={`${percent}%`} className="block py-4">
							<h3 className="text-lg leading-snug tracking-normal">
								<span className="link">
									<Prose text={title} />
								</span>
							</h3>
							<p className="mt-2 max-w-[68ch] text-muted-foreground">
								{category && <span className="font-semibold">{category}: </span>}
								<Prose text={excerpt} />
							</p>
						</Link>
					</li>
				))}
			</ol>
		</section>
	)
}
