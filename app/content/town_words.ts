import { asSentence } from '#platform/text/as_sentence.ts'
import type { OfferedServices } from '#app/company/services.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'

/** A town's own texts, for search and its page; placeholders are unfilled. */
interface TownWords {
	blurb: string
	/** Title and description for search engines. */
	title: string
	description: string
}

/**
 * A town's texts by the services offered there: texts about carts are replaced if the town has no cart service
 * (PD-17).
 */
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
