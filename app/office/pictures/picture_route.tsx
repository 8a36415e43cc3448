import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import focusCss from '#app/pictures/focus.css?url'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/picture_route.ts'
import { AboutPicture } from './about_picture.tsx'
import { PictureForm } from './picture_form.tsx'
import { pictureType } from './picture_type.server.ts'
import { picturePage } from './picture_page.server.ts'

export const meta = officeMeta('Picture')
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: focusCss }]

const notices = new Map([
	['uploaded', 'Uploaded. Choose the point that must stay in sight, then use it on a page.'],
	['saved', 'Saved. Every page that shows it follows.'],
])

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const picture = await picturePage(context.get(servicesContext), params.id)
	if (!picture) throw data(null, { status: 404 })
	return { picture, notice: notices.get(url.searchParams.get('done') ?? '') ?? null }
}

export const action = formAction(() => pictureType)

export default function PicturePage({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { picture, notice } = loaderData
	return (
		<>
			<PageHead
				title={picture.name}
				lead={picture.size}
				back={{ to: '/admin/pictures', name: 'All pictures' }}
			/>
			{notice && !refused && <Notice tone="done">{notice}</Notice>}
			<div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
				<PictureForm
					key={refused?.formKey ?? picture.form.version}
					picture={picture}
					refused={refused ?? null}
				/>
				<AboutPicture picture={picture} />
			</div>
		</>
	)
}
