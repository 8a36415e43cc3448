import { PageFrame } from '../parts/page_frame.tsx'

/** A page of the site in a frame beside a step, as published or with the typed values. */
export function SiteFrame({ src, page, isDraft }: { src: string; page: string; isDraft: boolean }) {
	return (
		<figure id="site" className="xl:sticky xl:top-6 xl:self-start">
			<figcaption className="mb-2 font-semibold">
				{isDraft ? 'With what you typed; nothing is saved yet' : 'Your site as it is'}
			</figcaption>
			<PageFrame src={src} title={`The page ${page} of your site`} className="h-[75dvh] bg-background" />
		</figure>
	)
}
