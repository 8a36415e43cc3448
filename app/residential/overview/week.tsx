import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { holidaysMovePickups } from '#app/company/days_off.ts'
import { Prose } from '#app/company/prose.tsx'

interface Props {
	steps: readonly { when: string; title: string; text: string }[]
}

/** The steps of weekly pickup, in order of time. */
export function Week({ steps }: Props) {
	const { hours } = useFacts()
	return (
		<section aria-labelledby="week-heading" className="band">
			<div className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
				<div>
					<h2 id="week-heading" className="max-w-[14ch] text-title">
						How weekly pickup works
					</h2>
					<p className="mt-4 max-w-[36ch] text-lead">
						{holidaysMovePickups(hours) && 'A holiday can move your day. '}
						<Link
							to="/about#holiday-schedule"
							className="font-semibold underline decoration-band-accent decoration-2 underline-offset-4"
						>
							See the holiday schedule
						</Link>
						.
					</p>
				</div>
				<ol className="border-t border-band-line">
					{steps.map(({ when, title, text }) => (
						<li
							key={title}
							className="grid gap-x-8 border-b border-band-line py-5 sm:grid-cols-[11rem_1fr] sm:py-6"
						>
							<p className="font-display text-lg font-[650] text-band-accent">{when}</p>
							<div>
								<h3 className="text-xl">{title}</h3>
								<p className="mt-1 max-w-[52ch]">
									<Prose text={text} />
								</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
