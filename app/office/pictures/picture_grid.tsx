import { Link } from 'react-router'
import { OfficeIcon } from '../parts/office_icon.tsx'
import type { ShownPicture } from './shown_picture.server.ts'

/** All pictures with where they are used, each linked to its own page. */
export function PictureGrid({ pictures }: { pictures: readonly ShownPicture[] }) {
	if (pictures.length === 0)
		return (
			<div className="grid justify-items-center gap-3 rounded-lg border-2 border-dashed border-border px-6 py-14 text-center text-muted-foreground">
				<OfficeIcon name="picture" className="size-10" />
				<p className="max-w-prose">
					No photos yet. The site shows its drawn pictures until you put a photo in their place.
				</p>
			</div>
		)
	return (
		<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
			{pictures.map(({ id, alt, name, thumbnail, size, uses }) => (
				<li
					key={id}
					className="relative flex flex-col overflow-hidden rounded-lg border border-border bg-card text-card-foreground focus-within:border-primary hover:border-primary"
				>
					<img
						src={thumbnail}
						alt={alt}
						width={400}
						height={300}
						loading="lazy"
						decoding="async"
						className="aspect-4/3 w-full bg-muted object-cover"
					/>
					<div className="grid gap-0.5 p-3 text-[0.9375rem]">
						<h2 className="text-base">
							<Link
								to={`/admin/pictures/${id}`}
								className="wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
							>
								{name}
							</Link>
						</h2>
						<p className="text-sm text-muted-foreground">{size}</p>
						<p className="mt-1 leading-snug">
							{uses.length > 0 ? (
								<>Used on: {[...new Set(uses.map(({ title }) => title))].join(', ')}</>
							) : (
								<span className="text-muted-foreground">Not used yet</span>
							)}
						</p>
					</div>
				</li>
			))}
		</ul>
	)
}
