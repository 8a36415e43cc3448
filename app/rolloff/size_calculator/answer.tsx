import { CallButton } from '#app/company/call_button.tsx'
import { CallLink } from '#app/company/call_link.tsx'
import { OpeningNote } from '#app/company/opening_note.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { fillDepth, safeTons } from '#app/company/fill_depth.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type Job, recommendedYards, type Rental, rental } from '../calculator.ts'
import { FillLines } from '../fill_lines.tsx'
import { ContainerAlone } from '../containers_in_line.tsx'
import { SizePrice } from '../size_price.tsx'
import { SizeLink } from '../size_link.tsx'
import { dimensions } from '../sizes.ts'
import { materialLabels, projectLabels, roomLabels } from './labels.ts'
import { counted, withArticle } from '#platform/text/counted.ts'

/** The answer's anchor, which the form leads to with and without scripts. */
export const answerAnchor = 'answer'

interface Props {
	job: Job | null
	/** The path for requesting each size, by its yards. */
	quotePaths: Readonly<Record<number, string>>
	/** The town that the visitor chose on an earlier page. */
	town: { slug: string; name: string } | null
}

/** The calculated size (CA-02) and the one to rent (decision D16), with a drawing; before that, instructions. */
export function Answer({ job, ...rest }: Props) {
	return (
		<section
			id={answerAnchor}
			aria-label="Recommended size"
			tabIndex={-1}
			className="scroll-mt-28 rounded-lg bg-secondary p-5 text-secondary-foreground sm:p-8 lg:sticky lg:top-28"
		>
			{job ? <Recommendation job={job} {...rest} /> : <Waiting />}
		</section>
	)
}

function Recommendation({ job, quotePaths, town }: { job: Job } & Pick<Props, 'quotePaths' | 'town'>) {
	const facts = useFacts()
	const yards = recommendedYards(job, facts)
	const rented = rental(job, facts)
	if (yards === null || rented === null) return <Waiting />
	const { size, loads, heavy } = rented
	const described = [
		projectLabels[job.project].phrase,
		...(job.rooms ? [roomLabels[job.rooms].phrase] : []),
		materialLabels[job.material].phrase,
	]
	return (
		<>
			<SizePrice size={size} className="mb-5" />
			<p className="font-semibold">For {described.join(', ')}:</p>
			<p className="mt-1 font-display text-title leading-[1.1] font-[750] tracking-tight">
				<SizeLink size={size} town={town?.slug} className="link">
					{`Rent the ${size.yards} Yard`}
				</SizeLink>
				{loads === 2 && <span className="mt-1.5 block text-subtitle">in two loads</span>}
				{loads === null && <span className="mt-1.5 block text-subtitle">up to the fill line</span>}
			</p>
			<p className="mt-3">{reason(job, { size, loads, heavy }, yards)}</p>
			<div className="mt-2 flex flex-wrap gap-x-2">
				<p>By rule of thumb, {withArticle(yards).split(' ')[0]}</p>
				<h2 className="font-sans text-base leading-[inherit] font-semibold tracking-normal">
					{`${yards} Yard Dumpster`}
				</h2>
			</div>
			<ContainerAlone size={size} className="mt-6" />
			<p className="mt-4">
				{`The ${size.yards} Yard holds ${counted(size.loads, 'pickup load')} and ${counted(size.tons, 'ton')}, and measures `}
				<span className="inline-block">{dimensions(size)}</span> outside.
			</p>
			{(heavy !== null || job.project === 'roofing') && (
				<div className="mt-5">
					<p className="mb-2 font-display text-lg font-[750]">How high you may fill it</p>
					<FillLines size={size} isOnlyHeavy />
				</div>
			)}
			<div className="mt-6 flex flex-wrap gap-3">
				<CallButton data-analytics-event="call_calculator">Call {facts.phone}</CallButton>
				<ButtonLink to={quotePaths[size.yards] ?? '/roll-off-dumpsters'} kind="secondary">
					{town ? `Get a price in ${town.name}` : 'Choose your town'}
				</ButtonLink>
				<OpeningNote className="self-center text-[0.9375rem]" />
			</div>
		</>
	)
}

/** Explains why this size is recommended if it differs from the calculated one. */
function reason({ project }: Job, { size, loads, heavy }: Rental, yards: number): string {
	if (heavy === null)
		return size.yards === yards
			? 'It holds what you describe.'
			: 'It is the smallest we rent that holds what you describe.'
	const depth = fillDepth(size, heavy)
	const what = heavy === 'shingles' ? 'Shingles reach' : 'Dirt reaches'
	if (loads === 1) return `${what} the weight limit first: fill it up to ${depth}.`
	if (loads === 2)
		return `${what} the weight limit first: fill it up to ${depth}, and we empty it once in between.`
	return `${depth} of wet dirt are all that a limit of ${counted(safeTons(size), 'ton')} allows. So heavy loads go in the smallest container, and what is left goes in the next one. Tell us ${project === 'cleanout' ? 'how much there is' : 'what there is, and how much'}, and we count the loads.`
}

function Waiting() {
	return (
		<>
			<p className="font-display text-subtitle font-[750]">Your size</p>
			<p className="mt-2">
				Choose what you are doing and what you are throwing out, then calculate. Or skip the questions and
				call <CallLink className="link inline-block" data-analytics-event="call_calculator" />: describe the
				pile and we suggest a size.
			</p>
		</>
	)
}
