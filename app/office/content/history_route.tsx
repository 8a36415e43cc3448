import { data, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/history_route.ts'
import { typeOf } from '#app/content/content_types.ts'
import { readHistory } from './history.server.ts'
import { pageQuery, requireCursor } from '../kernel/list/cursor.ts'
import { type Submission, doneHere, officeAction } from '../kernel/screens/commands.server.ts'
import { HistoryList } from './history_list.tsx'
import { mayEdit } from '../parts/screens.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import { revertChange } from './revert_change.server.ts'

export const meta = officeMeta('History')

const sentences = new Map([['reverted', 'Taken back. It is as it was before.']])

export async function loader({ url, context }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const [table, row] = ['table', 'row'].map((name) => url.searchParams.get(name))
	const services = context.get(servicesContext)
	const filter = { table: table ?? null, row: row ?? null }
	const cursor = requireCursor(url.searchParams)
	// PostgreSQL does not accept text with a NUL character.
	if (/\0/.test(`${table}${row}`)) throw data(null, { status: 400 })
	const description = typeOf(services.content.types, filter.table ?? undefined)
	const { entries, next } = await readHistory(services, { ...filter, cursor })
	return {
		entries: entries.map((entry) => ({
			...entry,
			canRevert: entry.canRevert && mayEdit(staff.role, entry.table),
		})),
		next,
		filter,
		place: description && { label: description.label, to: screensOf(description).list },
	}
}

export const action = officeAction({
	usual: 'revert',
	commands: {
		async revert({ services, staff, now, form, url }: Submission) {
			const [table, historyId, version] = ['table', 'history', 'version'].map((name) => formText(form, name))
			const entry = { table: table ?? '', historyId: historyId ?? '', version: version || null }
			return (await revertChange(services, entry, { staff, now })) ?? doneHere(url, 'reverted')
		},
	},
})

export default function History({ loaderData, actionData }: Route.ComponentProps) {
	const { entries, next, filter, place } = loaderData
	const of = place?.label
	const isRow = filter.row !== null
	return (
		<>
			<ScreenHead
				title={of ? `History: ${of}` : 'History'}
				back={place && { to: place.to, name: place.label }}
				outcome={actionData}
				sentences={sentences}
			/>
			{isRow && filter.table && (
				<p className="mb-4">
					<Link to={`/admin/content/history?table=${filter.table}`} className="link">
						The history of all {of?.toLowerCase()}
					</Link>
				</p>
			)}
			{entries.length === 0 ? <p>Nothing has been changed yet.</p> : <HistoryList entries={entries} />}
			{next && (
				<p className="mt-6">
					<ButtonLink kind="secondary" to={`/admin/content/history${pageQuery(filter, next)}`}>
						Older changes
					</ButtonLink>
				</p>
			)}
		</>
	)
}
