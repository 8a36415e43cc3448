import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { materialTypes, projectTypes, roomCounts } from '../calculator.ts'
import { answerAnchor } from './answer.tsx'
import { ChoiceGroup } from './choice_group.tsx'
import { completeJob, type PartialJob, readJob } from './read_job.ts'
import { materialLabels, projectLabels, roomLabels } from './labels.ts'

/**
 * The three questions (CA-01), as a plain form that loads the same page with the job in its query. With
 * scripts, the button is disabled until project type and material are chosen; without, the browser requires
 * them.
 */
export function JobForm({ chosen, town }: { chosen: PartialJob; town: { slug: string } | null }) {
	const form = useRef<HTMLFormElement>(null)
	const { state } = useNavigation()
	const [isComplete, setComplete] = useState(true)

	// Takes into account what was chosen before hydration.
	useEffect(() => {
		if (form.current) setComplete(isJobComplete(form.current))
	}, [])

	return (
		<Form
			ref={form}
			action={`/size-calculator#${answerAnchor}`}
			onChange={(event) => setComplete(isJobComplete(event.currentTarget))}
			preventScrollReset
		>
			{town && <input type="hidden" name="town" value={town.slug} />}
			<div className="grid gap-8">
				<ChoiceGroup
					name="project"
					legend="What are you doing?"
					options={projectTypes.map((value) => ({ value, ...projectLabels[value] }))}
					chosen={chosen.project}
					isRequired
				/>
				<ChoiceGroup
					name="rooms"
					legend="How many rooms?"
					options={roomCounts.map((value) => ({ value, ...roomLabels[value] }))}
					chosen={chosen.rooms}
				/>
				<ChoiceGroup
					name="material"
					legend="What are you throwing out?"
					options={materialTypes.map((value) => ({ value, ...materialLabels[value] }))}
					chosen={chosen.material}
					isRequired
				/>
			</div>
			<Button
				type="submit"
				kind="loud"
				disabled={!isComplete || state === 'loading'}
				className="mt-8 w-full sm:w-auto"
			>
				Calculate Size
			</Button>
		</Form>
	)
}

function isJobComplete(form: HTMLFormElement): boolean {
	const query = new URLSearchParams()
	for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
	return completeJob(readJob(query)) !== null
}
