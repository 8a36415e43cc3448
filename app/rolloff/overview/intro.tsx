import { useFacts } from '#app/company/current_facts.ts'
import { SizeLink } from '../size_link.tsx'

/** The columns by the number of sizes; up to four in a row on narrow screens. */
const columns: Readonly<Record<number, string>> = {
	1: 'grid-cols-1 divide-x',
	2: 'grid-cols-2 divide-x',
	3: 'grid-cols-3 divide-x',
	4: 'grid-cols-4 divide-x',
	5: 'grid-cols-3 sm:grid-cols-5 sm:divide-x',
	6: 'grid-cols-3 sm:grid-cols-6 sm:divide-x',
}

/** An explanation of roll-offs, and links to the sizes. */
export function Intro() {
	const facts = useFacts()
	return (
		<section aria-labelledby="intro-heading" className="band">
			<div className="wrap grid items-center gap-x-16 gap-y-6 py-10 lg:grid-cols-[1fr_1.25fr] lg:py-12">
				<div>
					<h2 id="intro-heading" className="text-subtitle">
						An open steel box, set down where you work
					</h2>
					<p className="mt-2 max-w-[52ch]">
						The truck tilts, the container rolls off, and it stays until you call. You walk heavy things in
						through the rear door and throw the rest over the side.
					</p>
				</div>
				<nav aria-label="Container sizes" className="@container" hidden={facts.rolloffs.length === 0}>
					<ul
						className={`grid ${columns[facts.rolloffs.length] ?? 'grid-cols-4'} divide-band-line @max-[14rem]:grid-cols-2 @max-[14rem]:divide-x-0`}
					>
						{facts.rolloffs.map((size) => (
							<li key={size.yards}>
								<SizeLink size={size} className="group block px-2 py-2 text-center sm:px-4">
									<span className="block font-display text-hero leading-none font-extrabold text-band-accent group-hover:underline">
										{size.yards}
									</span>{' '}
									<span className="font-semibold">yard</span>
									<span className="block text-[0.9375rem] leading-tight max-sm:hidden">
										{size.loads}
										<br />
										{size.loads === '1' ? 'pickup load' : 'pickup loads'}
									</span>
								</SizeLink>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</section>
	)
}
