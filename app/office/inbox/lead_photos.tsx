import { Link } from 'react-router'
import type { ShownPhoto } from './shown_photo.ts'

interface Props {
	photos: readonly ShownPhoto[]
	/** The number of photos received. */
	sent: number
}

/** The photos received with a lead, each linked to a large view, or a note that they were deleted after the retention time. */
export function LeadPhotos({ photos, sent }: Props) {
	if (sent === 0) return null
	return (
		<section aria-labelledby="photos">
			<h2 id="photos" className="text-xl">
				Photos
			</h2>
			{photos.length < sent && <p className="mt-2">Photos of old requests are deleted.</p>}
			<ul className="mt-3 flex flex-wrap gap-3 border-t border-border pt-3">
				{photos.map(({ page, small, alt }) => (
					<li key={page}>
						<Link to={page} className="block rounded-md border border-border hover:border-primary">
							<img src={small} alt={alt} className="size-32 rounded-md bg-muted object-cover" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
