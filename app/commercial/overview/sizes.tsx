import { useRevalidator } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PriceText } from '#app/ui/price_text.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { listed } from '#platform/text/listed.ts'
import { GroundLine } from '#app/pictures/ground_line.tsx'
import { beside, dumpster } from '#app/pictures/scale_things.ts'
import { SizeDrawing } from '../size_drawing.tsx'
import { SizesFailure } from '../sizes_failure.tsx'
import type { OverviewContent } from './overview_content.server.ts'

/**
 * The sizes, drawn to scale on one ground line (CM-03); nothing if there are none. `sizes` is null if they
 * could not be loaded (CM-04).
 */
export function Sizes({ sizes }: { sizes: OverviewContent['sizes'] }) {
	const facts = useFacts()
	const { state } = useRevalidator()
	if (sizes?.length === 0) return null
	const drawn = facts.commercial.filter(({ yards }) =>
		sizes?.some((size) => size.yards === yards && size.picture.drawing !== null),
	)
	return (
		<section id="sizes" aria-labelledby="sizes-heading" className="section">
			<div className="wrap">
				<h2 id="sizes-heading" className="text-title">
					How big is it, really?
				</h2>
				<p className="mt-4 max-w-[52ch] text-lead">
					Drawn to scale beside one of our crew and a pickup truck, so nobody has to picture cubic yards.
				</p>
				{drawn.length > 0 && (
					<div className="mt-10 rounded-lg bg-muted px-2 pt-8 pb-4 sm:px-8">
						<GroundLine
							things={[
								...drawn.map((size) => ({
									...dumpster(size),
									label: (
										<>
											<span className="block font-semibold">{size.yards}&nbsp;yard</span>
											{/* Phones have no room for it; the table below has it too. */}
											<span className="hidden sm:block">{size.feet.join('x')} ft</span>
										</>
									),
								})),
								...beside('scale-commercial'),
							]}
							alt={`The ${listed(drawn.map(({ yards }) => String(yards)))}-yard dumpsters, drawn to scale beside a person of 5 ft 9 and a pickup truck`}
							className="mx-auto max-w-3xl"
						/>
					</div>
				)}
				<div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-2">
					{sizes?.map((size) => <SizeCard key={size.id} {...size} />) ??
						(state === 'loading' ? <Loading /> : <SizesFailure />)}
				</div>
			</div>
		</section>
	)
}

function SizeCard({ path, label, title, description, price, picture }: NonNullable<Props>[number]) {
	return (
		<article className="flex flex-col items-start">
			{picture.picture && (
				<div className="mb-5 w-full">
					<SizeDrawing {...picture} />
				</div>
			)}
			<div className="flex w-full flex-wrap items-baseline justify-between gap-x-6">
				<h3 className="text-subtitle">{title}</h3>
				<p className="font-display text-xl font-[650]">
					<PriceText>{price}</PriceText>
				</p>
			</div>
			<p className="mt-2 max-w-[56ch]">{description}</p>
			{path && (
				<ButtonLink to={path} kind="secondary" className="mt-5">
					See the {label}
				</ButtonLink>
			)}
		</article>
	)
}

type Props = OverviewContent['sizes']

function Loading() {
	return (
		<div aria-live="polite" className="contents">
			<span className="sr-only">Loading sizes</span>
			<Skeleton className="h-96" />
			<Skeleton className="h-96" />
		</div>
	)
}
