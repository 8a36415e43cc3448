import { useLocation } from 'react-router'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { done, type OfficeRequest, officeUpload } from '../../kernel/screens/commands.server.ts'
import { officeMeta } from '../../parts/office_meta.ts'
import { ScreenHead } from '../../parts/screen_head.tsx'
import type { Route } from './+types/upload_route.tsx'
import { checkImport } from './check_import.server.ts'
import { missingColumns } from './columns.ts'
import { takeFile } from './receive_file.server.ts'
import { stageFile } from './stage_file.server.ts'
import { UploadForm } from './upload_form.tsx'

export const meta = officeMeta('Import streets')

/** Without a loader, client navigation would not ask the server, and so would skip the guard. */
export function loader() {
	return null
}

/** Each upload takes seconds of CPU. */
const uploadLimit = defineRateLimit({ name: 'office-streets', allowed: [{ hits: 20, ms: 600_000 }] })

/** Stores the file and, if its columns can be guessed, checks it; redirects to the page with its summary. */
export const action = officeUpload(async (sent: OfficeRequest, fields) => {
	const { store } = sent.services
	const staged = await takeFile(sent, fields, uploadLimit, (file) =>
		stageFile(store, file, fields.get('reach') === 'areas' ? 'areas' : 'all', sent),
	)
	if (!staged.ok) return staged
	const id = staged.taken
	const { columns } = await store.db
		.selectFrom('street_imports')
		.select('columns')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	if (columns && missingColumns(columns).length === 0) await checkImport(store, id, columns)
	return done(`/admin/streets/import/${id}`)
})

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
			<UploadForm key={key} isOfAreas={actionData?.kept['reach'] === 'areas'} className="max-w-xl" />
		</>
	)
}
