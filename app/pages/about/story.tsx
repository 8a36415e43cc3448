import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import type { AboutContent } from './about_content.server.ts'

/**
 * The company's story: past, present and community, then the family's quote; parts that are not written yet are
 * left out (FI-53).
 */
export function Story({ years, chapters, quote }: AboutContent['story']) {
	const facts = useFacts()
	return (
		<section aria-labelledby="story-heading" className="section print:hidden">
			<div className={`wrap grid gap-x-16 gap-y-12 ${years === null ? '' : 'lg:grid-cols-[1fr_1.9fr]'}`}>
				{years !== null && facts.founded && (
					<div>
						<p className="border-t-4 border-accent pt-4 font-display font-extrabold">
							<span className="block text-[clamp(5rem,4rem+6vw,9rem)] leading-[0.85] text-primary">
								{years}
							</span>
							<span className="mt-2 block text-xl">{years === 1 ? 'year' : 'years'} on these roads</span>
						</p>
						<p className="mt-3 max-w-[28ch] text-muted-foreground">
							{facts.familyOwned ? 'Family-owned' : 'Local'} since {facts.founded.year}, out of{' '}
							{facts.address.city}.
						</p>
					</div>
				)}
				<div>
					<h2 id="story-heading" className="sr-only">
						Our story
					</h2>
					<ol className="grid gap-10">
						{chapters.map(({ title, description }) => (
							<li key={title} className="grid gap-x-8 gap-y-2 sm:grid-cols-[11rem_1fr]">
								<h3 className="text-subtitle">{title}</h3>
								<p className="max-w-[58ch] text-lead">
									<Prose text={description} />
								</p>
							</li>
						))}
					</ol>
				</div>
				{quote && (
					<figure className={years === null ? undefined : 'lg:col-span-2'}>
						<blockquote className="max-w-[30ch] font-display text-title leading-[1.15] font-[750] text-balance text-primary">
							<p>{quote.description}</p>
						</blockquote>
						<figcaption className="mt-4 text-muted-foreground">{quote.title}</figcaption>
					</figure>
				)}
			</div>
		</section>
	)
}
