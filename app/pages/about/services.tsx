import { Link } from 'react-router'
import { Picture } from '#app/pictures/picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AboutContent } from './about_content.server.ts'

/** The offered services, with links to their pages (AB-01). */
export function Services({ intro, cards }: AboutContent['services']) {
	return (
		<section aria-labelledby="services-heading" className="section bg-muted print:hidden">
			<div className="wrap">
				<h2 id="services-heading" className="text-title">
					{intro.title}
				</h2>
				<p className="mt-3 max-w-[48ch] text-lead">{intro.description}</p>
				<ul className="mt-8 border-t-2 border-foreground">
					{cards.map(({ title, description, picture, to, linkText }) => (
						<li
							key={to}
							className="relative grid items-center gap-x-8 gap-y-4 border-b border-border py-6 sm:grid-cols-[minmax(0,16rem)_minmax(50%,1fr)] lg:grid-cols-[18rem_11rem_1fr_auto]"
						>
							<div className="sm:max-lg:row-span-3">
								<Picture
									picture={picture}
									placeholder="service"
									sizes="(min-width:40rem) max(18rem,9rem*R),max(100vw,50vw*R)"
									className="aspect-[2/1] w-full rounded-md"
								/>
							</div>
							<h3 className="text-subtitle">{title}</h3>
							<p className="max-w-[54ch]">{description}</p>
							<Link
								to={to}
								className="link inline-flex min-h-11 items-center gap-2 after:absolute after:inset-0"
							>
								{linkText}
								<Icon name="arrow" size={18} />
							</Link>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
