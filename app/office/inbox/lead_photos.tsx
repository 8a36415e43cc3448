import { Link } from 'react-router'
import type { ShownPhoto } from './shown_photo.ts'

/** The photos that came with a lead; each opens large. */
export function LeadPhotos({ photos }: { photos: readonly ShownPhoto[] }) {
	if (photos.length === 0) return null
	return (
		<section aria-labelledby="photos">
			<h2 id="photos" className="text-xl">
				Photos
			</h2>
			<ul className="mt-3 flex flex-wrap gap-3 border-t border-border pt-3">
				{photos.map(({ page, small, alt }) => (
					<li key={page}>
						<Link to={page} className="block rounded-md border border-border hover:border-primary">
							<img src={small} alt={alt} className="size-36 rounded-md bg-muted object-cover" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
