import { redirect } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { refuseUnless, staffContext } from '../sign_in/staff.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import type { Route } from './+types/export_route.ts'
import { csvFile } from '../parts/csv_file.ts'
import { exportLeads } from './export_leads.server.ts'
import { listQuery } from '../requests/filters.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { staffNames } from '../requests/list_staff.server.ts'
import { readFilters } from './read_filters.server.ts'

/** A GET of the file's URL redirects to the list. */
export function loader(): never {
	throw redirect('/admin/leads')
}

/** The leads that match the filters in the URL as a file; the export is recorded in the history. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	refuseUnless(staff.role === 'owner')
	const { store, log, content } = context.get(servicesContext)
	const now = new Date()
	const filters = readFilters(url.searchParams)
	// Without the search words, which may contain somebody's name.
	const withNotes = (await readForm(request))?.get('notes') === '1'
	const query = listQuery({ ...filters, query: '', cursor: null })
	const description = withNotes ? `${query} with notes`.trim() : query
	await recordEvent(store.db, staff, { kind: 'export', lead: null, to: description }, now)
	log.info({ staff: staff.id, filters: description }, 'leads exported')

	const { current } = content
	const viewer = { staffId: staff.id, now, zoned: current.facts }
	const nameByStaffId = await staffNames(store)
	const pieces = exportLeads(store, filters, viewer, current, { nameByStaffId, withNotes })
	return csvFile(`leads-${localTimeOf(now, current.facts).date}.csv`, pieces)
}
