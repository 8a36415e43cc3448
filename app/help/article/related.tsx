import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Prose } from '#app/company/prose.tsx'
import type { ArticleContent } from './article_content.server.ts'

/** Related articles, and links back to the category and the help center. */
export function Related({
	articles,
	category,
}: {
	articles: ArticleContent['related']
	category: ArticleContent['category']
}) {
	const back = category
		? { name: `All of “${category.name}”`, to: `/help?category=${encodeURIComponent(category.slug)}` }
		: { name: 'All articles', to: '/help' }
	return (
		<nav aria-labelledby="related-heading" className="mt-14 lg:ml-[18.5rem] print:hidden">
			<h2 id="related-heading" className="text-subtitle">
				Read next
			</h2>
			<ul className="mt-3 grid gap-x-12 border-t-2 border-foreground md:grid-cols-2">
				{articles.map(({ slug, title, excerpt }) => (
					<li key={slug} className="border-b border-border">
						<Link
							to={`/help/${slug}`}
							className="group flex h-full items-start justify-between gap-6 py-4 hover:text-primary"
						>
							<span className="wrap-anywhere">
								<span className="block font-display text-lg leading-snug font-[650] text-balance group-hover:underline group-hover:underline-offset-4">
									<Prose text={title} />
								</span>
								<span className="mt-1 block text-[0.9375rem] leading-snug text-muted-foreground">
									{excerpt}
								</span>
							</span>
							<Icon name="arrow" />
						</Link>
					</li>
				))}
			</ul>
			<Link to={back.to} className="mt-4 link inline-flex min-h-11 items-center">
				{back.name}
			</Link>
		</nav>
	)
}
