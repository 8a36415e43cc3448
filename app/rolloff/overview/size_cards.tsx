import { Link } from 'react-router'
import { CallButton } from '#app/company/call_button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { quoteAnswer } from '#app/company/promises.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LoadFailure } from '../load_failure.tsx'
import { SizePrice } from '../size_price.tsx'
import { ContainerAlone, ContainersInLine } from '../containers_in_line.tsx'
import { dimensions, sizePath } from '../sizes.ts'
import type { OverviewContent } from './overview_content.server.ts'

type SizeCardContent = NonNullable<OverviewContent['sizes']>[number]

/** The sizes, side by side on a ground line and as cards (RO-01); `sizes` is null if they failed to load (RO-02). */
export function SizeCards({ sizes }: Pick<OverviewContent, 'sizes'>) {
	const facts = useFacts()
	if (sizes?.length === 0) return null
	const drawn = sizes?.flatMap(({ size }) => (size ? [size] : [])) ?? []
	return (
		<section id="sizes" aria-labelledby="sizes-heading" className="section">
			<div className="wrap">
				<h2 id="sizes-heading" className="max-w-[20ch] text-title">
					Beside a person and a pickup
				</h2>
				<p className="mt-4 max-w-[56ch] text-lead">
					Order Here opens our form with the size filled in: pick the day. {quoteAnswer(facts)} Nothing is
					booked until you say yes to it.
				</p>
				{drawn.length > 0 && <ContainersInLine sizes={drawn} className="mt-10" />}
				{sizes ? (
					<ul className="mt-10 border-t border-border">
						{sizes.map((size) => (
							<SizeCard key={size.label} {...size} />
						))}
					</ul>
				) : (
					<div className="mt-8">
						<LoadFailure anchor="sizes" sentence="Unable to load dumpster sizes. Please try again later." />
					</div>
				)}
			</div>
		</section>
	)
}

function SizeCard({ label, cubicYards, description, size, orderPath, badge }: SizeCardContent) {
	const path = size && sizePath(size)
	return (
		<li className="grid items-center gap-x-12 gap-y-4 border-b border-border py-8 lg:grid-cols-[1.5fr_1fr]">
			{size && <ContainerAlone size={size} />}
			<div className="lg:col-start-2">
				{size && <SizePrice size={size} className="mb-4" />}
				<div className="flex flex-wrap items-center gap-3">
					<h3 className="text-subtitle">
						{path ? (
							<Link to={path} className="underline decoration-accent decoration-2 underline-offset-4">
								{label}
							</Link>
						) : (
							label
						)}
					</h3>
					{badge && (
						<span className="rounded-full bg-accent px-3 py-0.5 text-[0.9375rem] font-semibold text-accent-foreground">
							{badge}
						</span>
					)}
				</div>
				<p className="mt-1 text-[0.9375rem] text-muted-foreground">
					{cubicYards} cubic yards
					{size && (
						<>
							, <span className="inline-block">{dimensions(size)} outside</span>
						</>
					)}
				</p>
				<p className="mt-2">{description}</p>
				<div className="mt-5 flex flex-wrap gap-3">
					<ButtonLink
						to={orderPath}
						className="max-sm:px-3"
						aria-label={`Order Here: ${label}`}
						data-analytics-event="order_rolloff"
					>
						Order Here
					</ButtonLink>
					<CallButton
						kind="secondary"
						className="max-sm:px-3"
						aria-label={size?.price ? `Call Us: ${label}` : `Call for Pricing: ${label}`}
						data-analytics-event="call_rolloff_price"
					>
						{size?.price ? 'Call Us' : 'Call for Pricing'}
					</CallButton>
				</div>
			</div>
		</li>
	)
}
