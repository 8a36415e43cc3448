import type { HoaContent } from './hoa_content.server.ts'

/** The advantages for a board, one per line. */
export function Why({ intro, heading, advantages }: HoaContent['why']) {
	return (
		<section aria-labelledby="why-heading" className="band">
			<div className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
				<div>
					<h2 id="why-heading" className="text-title">
						{intro.title}
					</h2>
					<p className="mt-4 max-w-[34ch] text-lead">{intro.description}</p>
				</div>
				<div>
					<h3 className="text-lg text-band-accent">{heading}</h3>
					<ul className="mt-3">
						{advantages.map((line) => (
							<li
								key={line}
								className="border-t border-band-line py-4 font-display text-subtitle leading-snug font-[650] text-balance"
							>
								{line}
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	)
}
