import type { Services } from '#app/services.server.ts'
import { callablePhones, shownPhones } from '#app/people/identifiers.server.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { leadDefinitions, offeredDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { formatAmount } from '#app/leads/amount.ts'
import { amountOf } from '../requests/lead_progress.ts'
import { readNew } from '../requests/read_notices.server.ts'
import { formatDue, formatFollowUp } from '../requests/format_due.ts'
import { chosenValue } from './read_bulk.ts'
import { type LeadFilters, listQuery } from '../requests/filters.ts'
import { listedLeadPath } from '../requests/list_position.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { listLeads } from './lead_list.server.ts'
import { listStaff, namesById } from '../requests/list_staff.server.ts'
import { choiceFilters } from './read_filters.server.ts'
import { waitingLeads } from './waiting_leads.server.ts'
import { asideState } from './set_aside.server.ts'
import { shownViews } from './shown_views.server.ts'
import { firstWords } from './first_words.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { containerDays } from './container_days.server.ts'
import { statusLabel, statusOptions } from '../requests/status_label.server.ts'

export type ListPageData = Awaited<ReturnType<typeof listPage>>
/** A line of the inbox. */
export type LeadLine = ReturnType<typeof lineOf>

/** The data of the inbox for these filters. */
export async function listPage(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	filters: LeadFilters,
	now: Date,
) {
	const { facts } = content.current
	const offered = offeredDefinitions(facts.services)
	const viewer = { staffId: staff.id, now, zoned: facts }
	// Read before the list, so that the list contains them. A time would not work: a request with photos is stored after it came.
	const known = await readNew(store, now)
	const { leads, next, previous } = await listLeads(store, filters, viewer)
	const colleagues = await listStaff(store)
	const listing: Listing = {
		filters,
		nameByStaffId: namesById(colleagues),
		wordsByLead: await firstWords(store.db, leads),
		containersByLead: await containerDays(store.db, leads, stopSchedule(content.current)),
		requestCountByPerson: await requestsOfPeople(store.db, leads),
		facts,
		now,
	}
	return {
		lines: leads.map((lead) => lineOf(lead, listing)),
		filters,
		forms: Object.values(leadDefinitions)
			.filter((one) => offered.includes(one) || one.form.name === filters.form)
			.map(({ form, label }) => ({ value: form.name, label })),
		/** In the words of the chosen form. */
		statuses: statusOptions(filters.form),
		choices: choiceFilters(filters, facts),
		next: next && listQuery({ ...filters, cursor: next }),
		previous: previous && listQuery({ ...filters, cursor: previous }),
		...(await waitingLeads(store, now)),
		colleagues: colleagues.filter(({ id, isAssignable }) => isAssignable || id === filters.assignee),
		views: await shownViews(store, staff, filters, now, facts),
		canExport: staff.role === 'owner',
		exportTo: `/admin/leads/export${listQuery({ ...filters, cursor: null })}`,
		/** The ids of requests known when the list was read; later ones are announced above it. */
		known: known.map(({ lead_id }) => lead_id),
	}
}

/** The number of requests, without spam, of these leads' people, by the person's id. */
async function requestsOfPeople(
	db: Store['db'],
	leads: readonly Pick<LeadWorkRow, 'person_id'>[],
): Promise<Map<string, number>> {
	const people = [...new Set(leads.flatMap(({ person_id }) => person_id ?? []))]
	if (people.length === 0) return new Map()
	const rows = await db
		.selectFrom('lead_work')
		.select((eb) => ['person_id', eb.fn.countAll<number>().as('count')])
		.where('person_id', 'in', people)
		.where('status', '!=', 'spam')
		.groupBy('person_id')
		.execute()
	return new Map(rows.map(({ person_id, count }) => [person_id ?? '', Number(count)]))
}

interface Listing {
	filters: LeadFilters
	nameByStaffId: ReadonlyMap<string, string>
	wordsByLead: ReadonlyMap<string, string>
	containersByLead: ReadonlyMap<string, string>
	requestCountByPerson: ReadonlyMap<string, number>
	facts: Facts
	now: Date
}

function lineOf(lead: LeadWorkRow, listing: Listing) {
	const { filters, nameByStaffId, wordsByLead, containersByLead, requestCountByPerson, facts, now } = listing
	const amount = amountOf(lead)
	const place = { form: lead.form, leadId: lead.lead_id, value: lead.queue_order }
	return {
		id: lead.lead_id,
		/** Its value in the form that selects several. */
		chosen: chosenValue(place),
		to: listedLeadPath(place, filters),
		/** The path that records a press on its phone number. */
		callTo: leadPath(place),
		name: lead.name,
		about: [lead.organization, lead.asked].filter(Boolean).join(' · '),
		place: lead.place ?? '',
		form: leadDefinitions[lead.form].label,
		status: statusLabel(lead.form, lead.status),
		isNew: lead.status === 'new',
		due: formatDue(lead, facts, now),
		followUp: formatFollowUp(lead, facts, now),
		/** The days of its container stops; empty if none are planned. */
		containers: containersByLead.get(lead.lead_id) ?? '',
		amount: amount === null ? '' : formatAmount(amount),
		received: formatDateTime(lead.created_at, facts),
		assignee: lead.assigned_to === null ? '' : (nameByStaffId.get(lead.assigned_to) ?? ''),
		phones: callablePhones(lead.phone),
		phone: shownPhones(lead.phone),
		isToCheck: lead.review_reason !== null,
		aside: asideState(lead),
		/** The beginning of the message. */
		words: wordsByLead.get(lead.lead_id) ?? '',
		/** The number of the person's requests; 0 if the person is unknown. */
		ofPerson: requestCountByPerson.get(lead.person_id ?? '') ?? 0,
	}
}
