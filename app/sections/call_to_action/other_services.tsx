import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { Prose } from '#app/company/prose.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface Props {
	heading: string
	text: string
	/** The heading above the links, for visitors who need another service. */
	question: string
	links: readonly { name: string; text: string; to: string }[]
	/** The buttons of the call to action. */
	children: ReactNode
}

/** The call to action that ends a service's page, beside links to our other services. */
export function OtherServices({ heading, text, question, links, children }: Props) {
	const open = openLinks(links, useFacts())
	return (
		<section
			aria-labelledby="closing-heading"
			className="section bg-secondary text-secondary-foreground print:hidden"
		>
			<div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
				<div>
					<h2 id="closing-heading" className="max-w-[16ch] text-hero leading-[0.98] font-extrabold">
						{heading}
					</h2>
					<p className="mt-5 max-w-[46ch] text-lead">
						<Prose text={text} />
					</p>
					<div className="mt-7 flex flex-wrap gap-3">{children}</div>
				</div>
				{open.length > 0 && (
					<nav aria-labelledby="other-services">
						<h3 id="other-services" className="text-subtitle">
							{question}
						</h3>
						<ul className="mt-3 border-t-2 border-current">
							{open.map(({ name, text: page, to }) => (
								<li key={to}>
									<Link
										to={to}
										className="flex min-h-18 items-center justify-between gap-4 border-b border-input/50 py-2 hover:underline hover:underline-offset-4"
									>
										<span>
											<span className="block">{name}</span>
											<span className="block font-display text-lg font-[650]">{page}</span>
										</span>
										<Icon name="arrow" />
									</Link>
								</li>
							))}
						</ul>
					</nav>
				)}
			</div>
		</section>
	)
}
