import { Link } from 'react-router'
import { withChoices } from '#app/company/link_choices.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import type { TownContent } from './town_content.server.ts'

interface Props {
	town: string
	/** The size in yards that the visitor chose on an earlier page. */
	size: number | undefined
	blurb: string
	/** The straight-line distance from the office. */
	milesFromOffice: number
	nearby: readonly { slug: string; name: string }[]
	sections: TownContent['sections']
}

/** What holds only for this town (RO-04): its own text, the distance, and its two sections. */
export function LocalService({ town, size, blurb, milesFromOffice, nearby, sections }: Props) {
	const facts = useFacts()
	return (
		<section aria-labelledby="local-heading" className="section">
			<div className="wrap">
				<div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.7fr_1fr]">
					<div>
						<h2 id="local-heading" className="text-title">
							Professional <span className="whitespace-nowrap">Roll-Off</span> {`Service in ${town}`}
						</h2>
						<p className="mt-5 max-w-[60ch] text-lead">
							<Prose text={blurb} />
						</p>
					</div>
					<div className="lg:border-l lg:border-border lg:pl-10">
						<h3 className="text-lg tracking-normal">How far we come</h3>
						<p className="mt-1">
							{milesFromOffice < 2
								? `No distance at all: our office is in ${facts.address.city}.`
								: `About ${milesFromOffice} miles from our office in ${facts.address.city}, as the crow flies.`}
						</p>
						{nearby.length > 0 && (
							<nav aria-labelledby="nearby-heading" className="mt-6">
								<h3 id="nearby-heading" className="text-lg tracking-normal">
									Next door
								</h3>
								<ul className="mt-1">
									{nearby.map(({ slug, name }) => (
										<li key={slug}>
											<Link
												to={withChoices(`/roll-off-dumpsters/${slug}`, { size })}
												className="link inline-block py-2.5"
											>
												Roll-offs in {name}
											</Link>
										</li>
									))}
								</ul>
							</nav>
						)}
					</div>
				</div>
				<div className="mt-12 grid gap-x-16 gap-y-10 border-t-2 border-foreground pt-8 lg:grid-cols-2">
					{sections.map(({ name, title, paragraphs }) => (
						<section key={name} aria-labelledby={name}>
							<h3 id={name} className="text-subtitle">
								{title}
							</h3>
							<div className="mt-3 max-w-[58ch] space-y-3">
								{paragraphs.map((paragraph) => (
									<p key={paragraph}>
										<Prose text={paragraph} />
									</p>
								))}
							</div>
						</section>
					))}
				</div>
			</div>
		</section>
	)
}
