import { Link } from 'react-router'
import { telHref } from '#app/company/contact_links.ts'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { facts } from '#app/company/facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Job, recommendedYards, rentedSize } from '../calculator.ts'
import { ScaleDrawing } from '../scale_drawing.tsx'
import { dimensions, sizePath } from '../sizes.ts'
import { materialLabels, projectLabels, roomLabels } from './labels.ts'

/** The answer's place on the page: what calculating leads to, with and without scripts. */
export const answerAnchor = 'answer'

/** The size a job takes (CA-02), the one to rent for it (decision D16), and how it looks; before that, what to do. */
export function Answer({ job }: { job: Job | null }) {
	return (
		<section
			id={answerAnchor}
			aria-label="Recommended size"
			tabIndex={-1}
			className="scroll-mt-28 rounded-lg bg-secondary p-5 text-secondary-foreground sm:p-8 lg:sticky lg:top-28"
		>
			{job ? <Recommendation job={job} /> : <Waiting />}
		</section>
	)
}

function Recommendation({ job }: { job: Job }) {
	const yards = recommendedYards(job)
	const size = rentedSize(yards)
	const described = [
		projectLabels[job.project].phrase,
		...(job.rooms ? [roomLabels[job.rooms].phrase] : []),
		materialLabels[job.material].phrase,
	]
	return (
		<>
			<p className="font-semibold">For {described.join(', ')}:</p>
			<h2 className="mt-1 text-title">{`${yards} Yard Dumpster`}</h2>
			<p className="mt-3 text-lead">
				<Link to={sizePath(size)} className="link">
					{`Rent the ${size.yards} Yard`}
				</Link>
				{size.yards === yards ? '.' : ', the smallest we rent that holds it.'}
			</p>
			<ScaleDrawing size={size} isEager className="mt-6" />
			<p className="mt-4">
				It holds {size.loads} pickup loads and {size.tons} tons, and measures{' '}
				<span className="inline-block">{dimensions(size)}</span> outside.
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<ButtonLink href={telHref()} data-analytics-event="call_calculator">
					<Icon name="phone" />
					Call {facts.phone}
				</ButtonLink>
				<ButtonLink to="/roll-off-dumpsters" kind="secondary">
					Choose your town
				</ButtonLink>
				<OpeningNote className="self-center text-[0.9375rem]" />
			</div>
		</>
	)
}

function Waiting() {
	return (
		<>
			<p className="font-display text-subtitle font-[750]">Your size</p>
			<p className="mt-2">
				Choose what you are doing and what you are throwing out, then calculate. Or skip the questions and
				call{' '}
				<a href={telHref()} className="link inline-block" data-analytics-event="call_calculator">
					{facts.phone}
				</a>
				: describe the pile and we suggest a size.
			</p>
		</>
	)
}
