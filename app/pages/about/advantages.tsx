import { Prose } from '#app/company/prose.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AboutContent } from './about_content.server.ts'

/** The Local Advantage (AB-02): four cards, one open at a time, by native `details` elements. */
export function Advantages({ intro, cards }: AboutContent['advantages']) {
	return (
		<section aria-labelledby="advantages-heading" className="band print:hidden">
			<div className="wrap section">
				<h2 id="advantages-heading" className="text-title">
					{intro.title}
				</h2>
				<p className="mt-3 max-w-[46ch] text-lead">{intro.description}</p>
				<div className="mt-10 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
					{cards.map(({ id, icon, title, description }) => (
						<details
							key={id}
							name="advantage"
							className="accordion group rounded-lg border border-band-line open:border-band-accent"
						>
							<summary className="grid min-h-36 grid-cols-[1fr_auto] content-between gap-2 rounded-lg p-4 sm:min-h-48 sm:p-5">
								<Icon name={icon} size={36} className="col-span-2 text-band-accent" />
								<h3 className="self-end text-subtitle">{title}</h3>
								<Icon
									name="chevron"
									className="self-end transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
								/>
							</summary>
							<p className="px-5 pb-6">
								<Prose text={description} />
							</p>
						</details>
					))}
				</div>
			</div>
		</section>
	)
}
