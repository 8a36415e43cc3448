import { asSentence } from '#platform/text/as_sentence.ts'
import type { OfferedServices } from '#app/company/services.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'

/** What a town says of itself, in search as on its page; placeholders stay. */
interface TownWords {
	blurb: string
	/** For search engines. */
	title: string
	description: string
}

/** A town's words, by what is offered there: what was written about carts does not show where none are emptied (PD-17). */
export function townWords(
	{ name, local_blurb, meta_title, meta_description, contracted_to }: ResidentialTownRow,
	{ residential }: Pick<OfferedServices, 'residential'>,
): TownWords {
	if (residential)
		return {
			blurb: local_blurb,
			title: meta_title?.trim() || `${name} Trash{{with.recycling: & Recycling}} Pickup`,
			description: meta_description?.trim() || local_blurb,
		}
	const blurb = contracted_to
		? `${asSentence(`In ${name} the city has contracted trash pickup to ${contracted_to}`)} Please call them about your day, your cart and your bill.`
		: `We don’t empty carts in ${name} yet.`
	return {
		blurb,
		title: `{{with.commercial:Dumpsters}}{{without.commercial:Containers}}{{with.rolloff: and Roll-Offs}} in ${name}`,
		description: blurb,
	}
}
