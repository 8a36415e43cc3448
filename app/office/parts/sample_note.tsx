import { ButtonLink } from '#app/ui/button.tsx'
import { hiddenSamplesText, shownSamplesText } from './sample_texts.ts'

/** A note above a list with samples: whether visitors see them, and a link to remove them. */
export function SampleNote({ hidesSamples }: { hidesSamples: boolean }) {
	return (
		<div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-border bg-card p-3.5 text-card-foreground">
			<p className="max-w-prose">{hidesSamples ? hiddenSamplesText : shownSamplesText}</p>
			<ButtonLink kind="secondary" to="/admin/samples">
				Remove the samples
			</ButtonLink>
		</div>
	)
}
