/** A page of the site beside a step: as it is, or with what was typed. */
export function SiteFrame({ src, page, isDraft }: { src: string; page: string; isDraft: boolean }) {
	return (
		<figure id="site" className="xl:sticky xl:top-6 xl:self-start">
			<figcaption className="mb-2 font-semibold">
				{isDraft ? 'With what you typed; nothing is saved yet' : 'Your site as it is'}
			</figcaption>
			<iframe
				src={src}
				title={`The page ${page} of your site`}
				sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
				className="h-[75dvh] w-full rounded-md border-2 border-border bg-background"
			/>
		</figure>
	)
}
