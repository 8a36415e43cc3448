import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { LeadValues } from '#app/leads/lead_definition.ts'
import { areaOf } from '#app/pages/service_request/area_content.server.ts'
import { scheduleNote } from '#app/pages/service_request/schedule_note.server.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { LeadForm } from '#db/lead_rows.ts'

type PageValues = Record<string, string | number | null>

/** What is stored of a request besides its fields, as the page of its form would; nothing for the other forms. */
const ofForm: Partial<Record<LeadForm, (asked: LeadValues, snapshot: Snapshot, now: Date) => PageValues>> = {
	'service-request': (asked, snapshot, now) => ({
		schedule_note: scheduleNote(
			asked,
			areaOf(snapshot, asked['area_slug']),
			scheduleRules(snapshot),
			snapshot.facts,
			now,
		),
	}),
}

/** The values of the columns that no field fills in. */
export function pageValues(form: LeadForm, asked: LeadValues, snapshot: Snapshot, now: Date): PageValues {
	return ofForm[form]?.(asked, snapshot, now) ?? {}
}
