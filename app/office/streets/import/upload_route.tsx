import { useLocation } from 'react-router'
import { officeUpload } from '../../kernel/screens/commands.server.ts'
import { officeMeta } from '../../parts/office_meta.ts'
import { ScreenHead } from '../../parts/screen_head.tsx'
import type { Route } from './+types/upload_route.tsx'
import { UploadForm } from './upload_form.tsx'
import { uploadStreets } from './upload.server.ts'

export const meta = officeMeta('Import streets')

/** Without a loader, client navigation would not ask the server, and so would skip the guard. */
export function loader() {
	return null
}

export const action = officeUpload(uploadStreets)

/** Why a file was refused, and the form for another. */
export default function Upload({ actionData }: Route.ComponentProps) {
	const { key } = useLocation()
	return (
		<>
			<ScreenHead
				title="Import streets"
				back={{ to: '/admin/streets', name: 'Streets' }}
				outcome={actionData}
			/>
			<UploadForm key={key} className="max-w-xl" />
		</>
	)
}
