import type { Services } from '#app/services.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { rowIn } from '#app/content/listing.ts'
import { spokenConsentWording } from '#app/leads/spoken_consent.ts'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { readIdentifiers, valuesOf } from '#app/people/person_identifiers.server.ts'
import { areaOfAddress } from '#app/stops/find_area.server.ts'
import type { PersonRow } from '#db/people_rows.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { fieldsOf } from '#app/content/content_type.ts'
import { areaNames, areaOptions } from '#app/content/area_names.ts'
import { withOptions } from '../kernel/rows/shown_field.server.ts'
import type { ShownField } from '../kernel/fields/shown_field.ts'
import { ownForm } from '../kernel/screens/own_form.server.ts'
import { personForm } from './change_person.server.ts'
import { findPeople } from './find_people.server.ts'
import { alikePeople } from './alike_people.server.ts'
import { personConsents } from './person_consents.server.ts'
import { personHistory } from './person_history.server.ts'
import { openRequestsOf, personRequests } from './person_requests.server.ts'

export type PersonPageData = Awaited<ReturnType<typeof pageOf>>

/** The data of a person's page; for a merged person, the id of the one they were merged into; null if there is no such person. */
export async function personPage(
	services: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	id: string,
	query: string,
): Promise<PersonPageData | { mergedInto: string } | null> {
	const person = await services.store.db
		.selectFrom('people')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
	if (!person) return null
	return person.merged_into === null
		? pageOf(services, staff, person, query)
		: { mergedInto: person.merged_into }
}

async function pageOf(
	services: Pick<Services, 'store' | 'content'>,
	staff: Staff,
	person: PersonRow,
	query: string,
) {
	const { store, content } = services
	const { id } = person
	const { facts } = content.current
	const identifiers = await readIdentifiers(store.db, [id])
	const { lines, count, names, places } = await personRequests(store, id, facts)
	const found = query === '' ? [] : (await findPeople(store, query, { size: 6 })).people
	return {
		id,
		name: person.name,
		since: formatDateTime(person.created_at, facts),
		/** When the person was erased, or null. */
		erased: person.erased_at && formatDateTime(person.erased_at, facts),
		phones: valuesOf(identifiers, 'phone').map((number) => ({
			shown: formatPhone(number),
			tel: `tel:${number}`,
		})),
		mails: valuesOf(identifiers, 'mail'),
		/** Other names used in their requests. */
		otherNames: names.filter((name) => name !== person.name),
		/** The form with the fields that the office edits. */
		form: ownForm(personForm, { ...person }),
		fields: await shownFields(services, person, places),
		/** The pickup area set by the office, else that of the address. */
		area: await areaOf(services, person, places),
		requests: lines,
		/** The total; only the newest are listed. */
		requestCount: count,
		history: await personHistory(store.db, id, facts),
		consents: await personConsents(store.db, id),
		/** The text that staff read out before recording a yes. */
		consentWording: spokenConsentWording(facts),
		alike: await alikePeople(store.db, id),
		/** The search for a person to merge. */
		search: { query, found: found.filter((one) => one.id !== id).slice(0, 5) },
		/** The open requests that an erasure closes; null for roles that may not erase. */
		toClose: staff.role === 'owner' ? await openRequestsOf(store, id, facts) : null,
	}
}

async function shownFields(
	reading: Pick<Services, 'store' | 'content'>,
	person: PersonRow,
	[place]: readonly string[],
): Promise<ShownField[]> {
	const hint = person.address === null && place ? { hint: `In their requests: ${place}` } : {}
	const areas = areaOptions(reading.content.current)
	return Promise.all(
		fieldsOf(personForm).map((field) =>
			field.name === 'area_id'
				? withOptions(reading, field, person.area_id, areas)
				: { ...field, ...(field.name === 'address' ? hint : {}) },
		),
	)
}

async function areaOf(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	person: PersonRow,
	places: readonly string[],
) {
	const { current } = content
	const isByAddress = person.area_id === null
	const address = person.address ?? places[0] ?? ''
	const area = rowIn(
		current.pickupAreas,
		isByAddress ? await areaOfAddress({ store, content }, address) : person.area_id,
	)
	return area
		? {
				name: areaNames(current).get(area.id) ?? area.name,
				weekday: weekdayWords(area, localTimeOf(new Date(), current.facts).date),
				to: `/pickup-day/${area.slug}`,
				isByAddress,
			}
		: null
}
