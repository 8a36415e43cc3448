import { Link, data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import type { Route } from './+types/photo_route.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import { readLead } from '../requests/lead_record.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import { shownPhotos } from './shown_photo.ts'

export const meta = officeMeta('Photo')

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const lead = leadKey(params)
	const record = await readLead(context.get(servicesContext).store, lead)
	if (record === null) throw data(null, { status: 404 })
	const photos = shownPhotos(lead, url.searchParams, record.work.name, record.photos)
	const at = photos.findIndex(({ position }) => `${position}` === params.position)
	const photo = photos[at]
	if (photo === undefined) throw data(null, { status: 404 })
	const others = { previous: photos[at - 1]?.page ?? null, next: photos[at + 1]?.page ?? null }
	return { back: leadPathFrom(url.searchParams, lead), reference: record.work.reference, photo, others }
}

/** One photo of a lead, as large as the window allows. */
export default function Photo({ loaderData: { back, reference, photo, others } }: Route.ComponentProps) {
	const { alt, large, width, height } = photo
	return (
		<>
			<Link to={back} className="link inline-block py-2.5">
				Request {reference}
			</Link>
			<h1 className="text-[1.75rem] wrap-anywhere">{alt}</h1>
			{(others.previous ?? others.next) !== null && (
				<nav aria-label="Photos" className="mt-2 flex gap-6">
					{others.previous !== null && (
						<Link to={others.previous} className="link inline-block py-2.5">
							Previous photo
						</Link>
					)}
					{others.next !== null && (
						<Link to={others.next} className="link inline-block py-2.5">
							Next photo
						</Link>
					)}
				</nav>
			)}
			<img
				key={large}
				src={large}
				alt={alt}
				width={width}
				height={height}
				className="mt-4 h-auto max-h-[85vh] w-auto max-w-full rounded-md bg-muted"
			/>
		</>
	)
}
