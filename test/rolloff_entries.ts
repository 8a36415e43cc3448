import type { FormSender } from '#app/leads/submit_lead.server.ts'
import { quoteSender } from './quote_entries.ts'

/** The complete entries of a roll-off form as a browser sends them: two sizes, with `changes` applied to the other fields. */
export function rolloffEntries(
	changes: Record<string, string> = {},
	sizes: readonly string[] = ['12 Yard', '20 Yard'],
): URLSearchParams {
	const entries = new URLSearchParams({
		full_name: 'June Alvarez',
		phone: '970 555 0100',
		email: 'june@example.com',
		location: '12 Elm St, Windsor',
		business_name: 'Alvarez Framing',
		material_types: 'Shingles, drywall',
		project_duration: '4-7 days',
		best_contact_time: 'Morning (8AM-12PM)',
		notes: 'Left side of the drive.\nMind the wires.',
		smsConsent: 'on',
		...changes,
	})
	for (const size of sizes) entries.append('dumpster_sizes', size)
	return entries
}

/** A sender on Windsor's page. */
export function rolloffSender(
	changes: Partial<FormSender<'town_slug' | 'prices_seen'>> = {},
): FormSender<'town_slug' | 'prices_seen'> {
	return {
		...quoteSender(),
		page: '/roll-off-dumpsters/windsor',
		town_slug: 'windsor',
		prices_seen: null,
		...changes,
	}
}
