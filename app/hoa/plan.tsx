import { Prose } from '#app/company/prose.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { HoaContent } from './hoa_content.server.ts'

/** The process step by step, beside a list of what is included. */
export function Plan({ intro, steps, includedIntro, included }: HoaContent['plan']) {
	return (
		<section aria-labelledby="how-heading" className="section">
			<div className="wrap grid items-start gap-x-20 gap-y-14 lg:grid-cols-[1.15fr_1fr]">
				<div>
					<h2 id="how-heading" className="text-title">
						{intro.title}
					</h2>
					<p className="mt-3 text-lead text-muted-foreground">{intro.description}</p>
					<ol className="mt-8">
						{steps.map(({ title, description }, at) => (
							<li key={title} className="grid grid-cols-[4.5rem_1fr] border-t border-border py-6">
								<span
									aria-hidden="true"
									className="font-display text-5xl leading-none font-extrabold text-primary sm:text-6xl"
								>
									{at + 1}
								</span>
								<div>
									<h3 className="text-subtitle">{title}</h3>
									<p className="mt-1.5 max-w-[52ch]">
										<Prose text={description} />
									</p>
								</div>
							</li>
						))}
					</ol>
				</div>
				<div className="rounded-lg border border-border border-t-[0.75rem] border-t-accent bg-card p-6 text-card-foreground sm:p-9">
					<h2 className="text-subtitle">{includedIntro.title}</h2>
					<p className="mt-2 text-muted-foreground">{includedIntro.description}</p>
					<ul className="mt-5">
						{included.map((item) => (
							<li key={item} className="flex gap-3 border-t border-border py-3 font-semibold wrap-anywhere">
								<Icon name="check" className="mt-1 text-primary" />
								{item}
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	)
}
