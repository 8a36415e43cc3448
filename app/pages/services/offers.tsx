import { Link } from 'react-router'
import { Prose } from '#app/company/prose.tsx'
import type { ServicesContent } from './services_content.server.ts'

/** All services, as a list to compare. */
export function Offers({ offers }: Pick<ServicesContent, 'offers'>) {
	return (
		<section aria-labelledby="offers-heading" className="section bg-muted">
			<div className="wrap">
				<h2 id="offers-heading" className="text-title">
					All of it, line by line
				</h2>
				<dl className="mt-8 grid gap-x-16 lg:grid-cols-2">
					{offers.map(({ slug, name, description, to }) => (
						<div key={slug} id={slug} className="border-t border-border py-5">
							<dt className="font-display text-subtitle font-[650]">
								{to ? (
									<Link
										to={to}
										className="inline-block py-1 underline decoration-accent decoration-2 underline-offset-4 hover:text-primary"
									>
										{name}
									</Link>
								) : (
									name
								)}
							</dt>
							<dd className="mt-1 max-w-[58ch]">
								<Prose text={description} />
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	)
}
