import { hasDemoPortal } from '#app/billing/billing_content.server.ts'
import { builtInCompany } from '#app/company/built_in_facts.server.ts'
import { getFact } from '#app/company/fact_path.ts'
import { offeredGroups } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { isPublicOnceSaved } from '#app/company/public_facts.server.ts'
import { isStoryAsShipped } from '#app/content/shipped_story.ts'
import { isSample } from '#db/seed/content_files.ts'
import type { Service } from '#db/service_names.ts'
import { counted } from '#platform/text/counted.ts'
import type { StaffRole } from '#db/staff_rows.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import { testimonials as testimonialType } from '#app/content/types/testimonials.ts'
import type { EditedTable } from '#app/content/fields.ts'
import { storedAreaNames } from '../alerts/shown_areas.server.ts'
import { alertType } from '../alerts/alert_type.server.ts'
import { isOffered } from '../kernel/store/content_handle.server.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import { factPlace } from '../facts/fact_place.server.ts'
import { readSamples } from './remove_samples.server.ts'

/** Samples of one kind, each with its text and the path to edit it. */
export interface ShippedKind {
	title: string
	/** The service without which the office has no screen for them. */
	service?: Service
	/** When visitors would see them again, if they are not marked as samples. */
	note?: string
	rows: { text: string; path: string }[]
}

/** The facts of a group that nobody has saved. */
export type ShippedGroup = Awaited<ReturnType<typeof readShippedFacts>>[number]

/** The sample company's facts that nobody has saved, without those that ship empty. A stored fact counts as the office's own. */
async function readShippedFacts({ store, content }: ContentServices) {
	if (!isSample) return []
	const rows = await store.db.selectFrom('company_facts').select('name').execute()
	const isOwn = !isSampleCompany(content.current.facts)
	const shipped = builtInCompany()
	return offeredGroups(content.current.facts.services).flatMap(({ key, title, fields }) => {
		const facts = fields
			.map((field) => ({ ...field, value: getFact(shipped, field.name) }))
			.filter(({ name, value }) => value !== null && !rows.some((row) => row.name === name))
			.map(({ name, label, control, value }) => ({
				name,
				label,
				value: formatFact(control, value),
				path: factPlace(name),
				isHidden: isOwn && isPublicOnceSaved(name),
			}))
		return facts.length === 0 ? [] : [{ key, title, facts }]
	})
}

/** Samples other than facts, by kind. */
async function readShippedSamples({ store, content }: ContentServices, now: Date): Promise<ShippedKind[]> {
	const { facts, portals } = content.current
	const { areas, alerts, testimonials, streets } = await readSamples(store.db, now, facts)
	const areaNames = await storedAreaNames(store.db, facts)
	const about = await store.db
		.selectFrom('page_sections')
		.selectAll()
		.where('page_slug', '=', 'about')
		.orderBy('display_order')
		.orderBy('id')
		.execute()
	const story = about.filter(isStoryAsShipped)
	const editor = (table: EditedTable, id: string) => screensOf({ table }).row(id)
	const kinds: ShippedKind[] = [
		{
			title: 'The family’s story, on the About page',
			note: 'Each shows under your name once its words are yours.',
			rows: story.map(({ id, title }) => ({ text: title ?? '', path: editor('page_sections', id) })),
		},
		{
			title: 'Pickup areas',
			service: 'residential',
			rows: areas.map(({ id, name }) => ({
				text: areaNames.get(id) ?? name,
				path: editor('pickup_areas', id),
			})),
		},
		{
			title: 'Streets',
			service: 'residential',
			rows: streets === 0 ? [] : [{ text: counted(streets, 'street range'), path: '/admin/streets' }],
		},
		{
			title: 'Testimonials',
			rows: testimonials
				.filter(isOffered(content, testimonialType))
				.map(({ id, customer_name, content: words }) => ({
					text: `${customer_name}: ${words}`,
					path: editor('testimonials', id),
				})),
		},
		{
			title: 'Alerts',
			service: 'residential',
			rows: alerts.map(({ message }) => ({ text: message, path: screensOf(alertType).list })),
		},
		{
			title: 'Billing portal',
			rows: hasDemoPortal(portals, facts)
				? [{ text: 'The demonstration on the Pay My Bill page', path: factPlace('portals.billing') }]
				: [],
		},
	]
	return kinds.filter(({ rows, service }) => rows.length > 0 && (!service || facts.services[service]))
}

/** Everything that shipped with the site and nobody has changed or confirmed. */
export interface AsShipped {
	groups: readonly ShippedGroup[]
	samples: readonly ShippedKind[]
	/** Whether the company has its own name, which hides samples from visitors. */
	isOwn: boolean
	/** How many facts and samples these are. */
	counts: { facts: number; samples: number }
}

/** Reads what is left as shipped; facts only for roles that may change them. */
export async function readAsShipped(
	services: ContentServices,
	role: StaffRole,
	now: Date,
): Promise<AsShipped> {
	const groups = role === 'owner' ? await readShippedFacts(services) : []
	const samples = await readShippedSamples(services, now)
	const counts = {
		facts: groups.flatMap((group) => group.facts).length,
		samples: samples.flatMap(({ rows }) => rows).length,
	}
	return { groups, samples, isOwn: !isSampleCompany(services.content.current.facts), counts }
}

/** How much is left as shipped once the company has its own name; null if nothing, or if the role may not change it. */
export async function countAsShipped(
	services: ContentServices,
	role: StaffRole,
	now: Date,
): Promise<AsShipped['counts'] | null> {
	if (role === 'office' || isSampleCompany(services.content.current.facts)) return null
	const { counts } = await readAsShipped(services, role, now)
	return counts.facts + counts.samples === 0 ? null : counts
}
