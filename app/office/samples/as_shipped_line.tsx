import { ButtonLink } from '#app/ui/button.tsx'
import { asShippedPath } from './as_shipped_path.ts'

/** That something is left of what came with the site. */
export function AsShippedLine({ facts, samples }: { facts: number; samples: number }) {
	const left = [
		facts > 0 && (facts === 1 ? '1 company fact' : `${facts} company facts`),
		samples > 0 && (samples === 1 ? '1 sample' : `${samples} samples`),
	].filter(Boolean)
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<p className="max-w-prose">Still as they came with the site: {left.join(' and ')}.</p>
			<ButtonLink kind="secondary" to={asShippedPath}>
				See what is left
			</ButtonLink>
		</div>
	)
}
