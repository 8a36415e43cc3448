import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/list_route.ts'
import { listPictures } from './list_pictures.server.ts'
import { PictureGrid } from './picture_grid.tsx'
import { uploadPicture } from './upload.server.ts'
import { UploadForm } from './upload_form.tsx'

export const meta = officeMeta('Pictures')

export async function loader({ url, context }: Route.LoaderArgs) {
	const pictures = await listPictures(context.get(servicesContext).store)
	return { pictures, isDeleted: url.searchParams.get('done') === 'deleted' }
}

export async function action({ request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	const file = entries?.get('picture')
	if (!entries) throw data(null, { status: 400 })
	const alt = typedText(entries, 'alt')
	const upload = {
		name: file instanceof File ? file.name : '',
		bytes: file instanceof File ? await file.bytes() : new Uint8Array(),
		values: { alt },
	}
	const uploaded = await uploadPicture(context.get(servicesContext), upload, { staff, now: new Date() })
	if (uploaded.ok) return redirect(`/admin/pictures/${uploaded.id}?done=uploaded`, 303)
	if (uploaded.reason === 'invalid')
		return data({ alt, message: null, errors: uploaded.errors }, { status: 422 })
	const status = uploaded.reason === 'too-many' ? 429 : 503
	return data({ alt, message: uploaded.message, errors: [] }, { status })
}

export default function Pictures({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { pictures, isDeleted } = loaderData
	return (
		<>
			<PageHead title="Pictures" />
			{refused?.message && <Notice tone="problem">{refused.message}</Notice>}
			{isDeleted && !refused && <Notice tone="done">Deleted.</Notice>}
			<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
				<UploadForm alt={refused?.alt ?? ''} errors={refused?.errors ?? []} />
				<PictureGrid pictures={pictures} />
			</div>
		</>
	)
}
