import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Notice } from '../../parts/notice.tsx'
import { officeMeta } from '../../parts/office_meta.ts'
import { PageHead } from '../../parts/page_head.tsx'
import { staffContext } from '../../sign_in/staff.server.ts'
import type { Route } from './+types/upload_route.tsx'
import { UploadForm } from './upload_form.tsx'
import { uploadStreets } from './upload.server.ts'

export const meta = officeMeta('Import streets')

/** Without a loader the browser would not ask the server, and so the guard, for this page. */
export function loader() {
	return null
}

/** Stores an uploaded file of street ranges and redirects to the page of what it would change. */
export async function action({ request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const uploaded = await uploadStreets(context.get(servicesContext), request, { staff, now: new Date() })
	if (uploaded.ok) return redirect(`/admin/streets/import/${uploaded.id}`, 303)
	return data({ message: uploaded.message }, { status: uploaded.status })
}

/** Why a file was refused, and the form for another. */
export default function Upload({ actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead title="Import streets" back={{ to: '/admin/streets', name: 'Streets' }} />
			{actionData && <Notice tone="problem">{actionData.message}</Notice>}
			<UploadForm className="max-w-xl" />
		</>
	)
}
