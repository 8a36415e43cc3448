import { useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { done, officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import type { Route } from './+types/list_route.ts'
import { listPictures } from './shown_picture.server.ts'
import { PictureGrid } from './picture_grid.tsx'
import { uploadPicture } from './upload.server.ts'
import { UploadForm } from './upload_form.tsx'

export const meta = officeMeta('Pictures')

const sentences = new Map([['deleted', 'Deleted.']])

export async function loader({ context }: Route.LoaderArgs) {
	return { pictures: await listPictures(context.get(servicesContext)) }
}

export const action = officeAction({
	keeps: ({ form }) => ({ alt: formText(form, 'alt') }),
	usual: 'upload',
	commands: {
		async upload({ services, staff, now, form }) {
			const file = form.get('picture')
			const upload = {
				name: file instanceof File ? file.name : '',
				bytes: file instanceof File ? await file.bytes() : new Uint8Array(),
				values: { alt: formText(form, 'alt') },
			}
			const uploaded = await uploadPicture(services, upload, { staff, now })
			return uploaded.ok ? done(`/admin/pictures/${uploaded.id}?done=uploaded`) : uploaded
		},
	},
})

export default function Pictures({ loaderData, actionData: refusal }: Route.ComponentProps) {
	const { key } = useLocation()
	return (
		<>
			<ScreenHead title="Pictures" outcome={refusal} sentences={sentences} />
			<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
				<UploadForm key={key} alt={refusal?.kept.alt ?? ''} errors={refusal?.errors ?? []} />
				<PictureGrid pictures={loaderData.pictures} />
			</div>
		</>
	)
}
