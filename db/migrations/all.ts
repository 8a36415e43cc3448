import type { Kysely } from 'kysely'
import { createPages } from './0001_pages.ts'
import { createServices } from './0002_services.ts'
import { createHelp } from './0003_help.ts'
import { createLeads } from './0004_leads.ts'
import { createOutbox } from './0005_outbox.ts'
import { createContentVersion } from './0006_content_version.ts'
import { createCompanyFacts } from './0007_company_facts.ts'
import { createSearchSynonyms } from './0008_search_synonyms.ts'
import { createSearchEvents } from './0009_search_events.ts'
import { createArticleVotes } from './0010_article_votes.ts'
import { createStaff } from './0011_staff.ts'
import { createInbox } from './0012_inbox.ts'
import { createContentHistory } from './0013_content_history.ts'
import { createPictures } from './0014_pictures.ts'
import { sealSecrets } from './0015_sealed_secrets.ts'
import { createOfficeSettings } from './0016_office_settings.ts'
import { noteMailWaits } from './0017_mail_waits.ts'
import { createBackups } from './0018_backups.ts'
import { addForeignKeys } from './0019_foreign_keys.ts'
import { addRolloffTownTexts } from './0021_rolloff_town_texts.ts'
import { createPickupAreas } from './0022_pickup_areas.ts'
import { unifyJobs } from './0023_jobs.ts'
import { createReminders } from './0024_reminders.ts'
import { outboxCarriesReminders } from './0025_reminder_mails.ts'
import { createServiceRequests } from './0026_service_requests.ts'
import { createStreetRanges } from './0027_street_ranges.ts'
import { createPeople } from './0028_people.ts'
import { addContractsAndRemovedAreas } from './0029_contracts_and_removed_areas.ts'
import { createOrders } from './0030_orders.ts'
import { createLeadPhotos } from './0031_lead_photos.ts'
import { outboxCarriesAnswers } from './0032_answer_mails.ts'
import { createBillingRequests } from './0033_billing_requests.ts'
import { addRequestWork } from './0034_working_requests.ts'
import { createAnswerTemplates } from './0035_answer_templates.ts'
import { createStaffActivity } from './0036_staff_activity.ts'
import { createPlannedChanges } from './0037_planned_changes.ts'
import { ordersKeepCents } from './0038_order_cents.ts'
import { createNotices } from './0039_notices.ts'
import { createOffers } from './0040_offers.ts'
import { addRequestFigures } from './0041_request_figures.ts'
import { createTexts } from './0042_texts.ts'
import { createTextTemplates } from './0043_text_templates.ts'
import { addTestimonialSources } from './0044_testimonial_sources.ts'
import { payWithoutPortal } from './0045_pay_without_portal.ts'
import { addDeliveryDay } from './0046_delivery_day.ts'
import { addAreaRules } from './0047_area_rules.ts'
import { addPlacesOfTowns } from './0048_places_of_towns.ts'
import { addReminderCorrections } from './0049_reminder_corrections.ts'
import { addWonAt } from './0050_won_at.ts'
import { addCoveringAreas } from './0051_covering_areas.ts'
import { setAsideSpam } from './0052_set_aside.ts'
import type { StoreKind } from './columns.ts'

export type SchemaChange = (db: Kysely<unknown>, kind: StoreKind) => Promise<void>

/** Every schema change, in order. A released migration is never edited: add a new one. */
export const migrations = {
	'0001_pages': createPages,
	'0002_services': createServices,
	'0003_help': createHelp,
	'0004_leads': createLeads,
	'0005_outbox': createOutbox,
	'0006_content_version': createContentVersion,
	'0007_company_facts': createCompanyFacts,
	'0008_search_synonyms': createSearchSynonyms,
	'0009_search_events': createSearchEvents,
	'0010_article_votes': createArticleVotes,
	'0011_staff': createStaff,
	'0012_inbox': createInbox,
	'0013_content_history': createContentHistory,
	'0014_pictures': createPictures,
	'0015_sealed_secrets': sealSecrets,
	'0016_office_settings': createOfficeSettings,
	'0017_mail_waits': noteMailWaits,
	'0018_backups': createBackups,
	'0019_foreign_keys': addForeignKeys,
	'0021_rolloff_town_texts': addRolloffTownTexts,
	'0022_pickup_areas': createPickupAreas,
	'0023_jobs': unifyJobs,
	'0024_reminders': createReminders,
	'0025_reminder_mails': outboxCarriesReminders,
	'0026_service_requests': createServiceRequests,
	'0027_street_ranges': createStreetRanges,
	'0028_people': createPeople,
	'0029_contracts_and_removed_areas': addContractsAndRemovedAreas,
	'0030_orders': createOrders,
	'0031_lead_photos': createLeadPhotos,
	'0032_answer_mails': outboxCarriesAnswers,
	'0033_billing_requests': createBillingRequests,
	'0034_working_requests': addRequestWork,
	'0035_answer_templates': createAnswerTemplates,
	'0036_staff_activity': createStaffActivity,
	'0037_planned_changes': createPlannedChanges,
	'0038_order_cents': ordersKeepCents,
	'0039_notices': createNotices,
	'0040_offers': createOffers,
	'0041_request_figures': addRequestFigures,
	'0042_texts': createTexts,
	'0043_text_templates': createTextTemplates,
	'0044_testimonial_sources': addTestimonialSources,
	'0045_pay_without_portal': payWithoutPortal,
	'0046_delivery_day': addDeliveryDay,
	'0047_area_rules': addAreaRules,
	'0048_places_of_towns': addPlacesOfTowns,
	'0049_reminder_corrections': addReminderCorrections,
	'0050_won_at': addWonAt,
	'0051_covering_areas': addCoveringAreas,
	'0052_set_aside': setAsideSpam,
} as const satisfies Record<`${number}_${string}`, SchemaChange>
