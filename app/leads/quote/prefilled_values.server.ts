import { type LinkChoices, readChoices } from '#app/company/link_choices.ts'
import { rowAt } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'

type Content = Pick<Snapshot, 'rolloffTowns' | 'residentialTowns' | 'facts'>

/** The values that a URL such as `/contact?service=rolloff&size=20&town=windsor` prefills in the general quote form. */
export function prefilledValues(query: URLSearchParams, content: Content): FormValues {
	const choices = readChoices(query, content.facts)
	const message = [sizeText(choices), townText(choices, content)].filter((text) => text !== null).join(', ')
	return {
		...(choices.service && { service_type: choices.service }),
		...(message !== '' && { message: `${message}. ` }),
	}
}

function sizeText({ service, size }: LinkChoices): string | null {
	if (size === undefined) return null
	return `${size} Yard ${service === 'rolloff' ? 'container' : 'dumpster'}`
}

function townText({ town }: LinkChoices, { rolloffTowns, residentialTowns }: Content): string | null {
	return (rowAt(rolloffTowns, town) ?? rowAt(residentialTowns, town))?.name ?? null
}
