import { useFacts } from '#app/company/current_facts.ts'
import { listed } from '#platform/text/listed.ts'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { centerTrail } from '../trail.ts'
import { SearchBox } from './search_box.tsx'

interface Props {
	picture: PictureSource
	query: string
	/** The number of articles. */
	total: number
}

/**
 * The first screen with the search field. On wide screens the field overlaps the scene's lower edge; on others
 * the scene makes room for search results.
 */
export function CenterHero({ picture, query, total }: Props) {
	const { services } = useFacts()
	const others = services.recycling ? ['recycling'] : []
	const topics = [
		...(services.residential ? ['carts', 'pickup days'] : []),
		...(services.rolloff || services.commercial ? ['containers'] : others),
		'bills',
	]
	return (
		<section aria-labelledby="hero-heading" className="relative isolate bg-sky">
			<div className="wrap pt-3 pb-6 lg:min-h-[clamp(27rem,37vw,max(31vw,min(40rem,100svh-12rem)))] print:min-h-0">
				<Breadcrumbs crumbs={centerTrail} />
				<h1 id="hero-heading" className="mt-4 text-hero leading-[0.98] font-extrabold sm:mt-7">
					Help Center
				</h1>
				<p className="mt-3 max-w-[34ch] text-lead text-balance sm:mt-4">
					{total > 1 ? `${total} short answers` : 'Short answers'} about {listed(topics)}.
				</p>
				<div className="lg:absolute lg:inset-x-0 lg:bottom-0 lg:[translate:0_50%] print:hidden">
					<div className="lg:wrap">
						<SearchBox query={query} />
					</div>
				</div>
			</div>
			<Picture
				picture={picture}
				frames={[['wide']]}
				sizes="(min-width:64rem) max(100vw,42vw*R),max(100vw,40vw*R)"
				isEager
				className={`${query === '' ? '' : 'hidden '}aspect-[5/2] w-full lg:absolute lg:inset-0 lg:-z-20 lg:block lg:aspect-auto lg:h-full`}
			/>
			<div aria-hidden="true" className="absolute inset-0 -z-10 hidden sky-wash lg:block" />
		</section>
	)
}
