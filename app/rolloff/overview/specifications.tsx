import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { SpecTable } from '../spec_table.tsx'

/** The table of all sizes (RO-01). */
export function Specifications() {
	const { rolloffs } = useFacts()
	if (rolloffs.length === 0) return null
	return (
		<section aria-labelledby="specifications-heading" className="pt-[clamp(3rem,2rem+4.5vw,6rem)]">
			<div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
				<div>
					<h2 id="specifications-heading" className="text-title">
						The numbers
					</h2>
					<p className="mt-4 max-w-[40ch] text-lead">
						Dimensions are length, width and height, measured outside with rails and ribs; the yards say what
						fits inside. Heavy things such as dirt and shingles reach the weight limit first: each size’s page
						says at how many inches.
					</p>
					<p className="mt-4">
						<Link to="/size-calculator" className="link inline-block py-2.5">
							Work out your size
						</Link>
					</p>
				</div>
				<SpecTable />
			</div>
		</section>
	)
}
