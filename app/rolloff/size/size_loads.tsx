import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { closedBy } from '#app/company/services.ts'
import { namedArticles } from '#app/content/named_articles.ts'
import { FillLines } from '../fill_lines.tsx'
import type { SizeContent } from './size_content.server.ts'
import { counted } from '#platform/text/counted.ts'

/** The maximum fill depth of each material. */
export function SizeLoads({ page: { size } }: { page: Pick<SizeContent, 'size'> }) {
	const { closedPages } = useFacts()
	return (
		<section aria-labelledby="loads-heading" className="pb-[clamp(3rem,2rem+4.5vw,6rem)]">
			<div className="wrap">
				<div>
					<h2 id="loads-heading" className="text-title">
						How high you may fill it
					</h2>
					<p className="mt-4 mb-7 max-w-[64ch]">
						Measured from the floor, spread level, so that it weighs no more than the lower end of its{' '}
						{counted(size.tons, 'ton')}. Tell us what goes in when you order: some roads and materials allow
						more.
						{closedBy(closedPages, namedArticles.weightLimits) === null && (
							<>
								{' '}
								See{' '}
								<Link to={namedArticles.weightLimits} className="link">
									weight limits
								</Link>
								.
							</>
						)}
					</p>
				</div>
				<FillLines size={size} />
			</div>
		</section>
	)
}
