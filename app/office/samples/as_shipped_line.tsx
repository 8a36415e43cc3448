import { counted } from '#platform/text/counted.ts'
import { listed } from '#platform/text/listed.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { asShippedPath } from '../parts/screens.ts'

/** Says how much is left as shipped with the site. */
export function AsShippedLine({ facts, samples }: { facts: number; samples: number }) {
	const left = [
		...(facts > 0 ? [counted(facts, 'company fact')] : []),
		...(samples > 0 ? [counted(samples, 'sample')] : []),
	]
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<p className="max-w-prose">Still as they came with the site: {listed(left)}.</p>
			<ButtonLink kind="secondary" to={asShippedPath}>
				See what is left
			</ButtonLink>
		</div>
	)
}
