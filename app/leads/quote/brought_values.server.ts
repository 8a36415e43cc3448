import { type BroughtAlong, readBrought } from '#app/company/brought_along.ts'
import { rowAt } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'

type Content = Pick<Snapshot, 'rolloffTowns' | 'residentialTowns' | 'facts'>

/** The values that a URL such as `/contact?service=rolloff&size=20&town=windsor` prefills in the general quote form. */
export function broughtValues(query: URLSearchParams, content: Content): FormValues {
	const brought = readBrought(query, content.facts)
	const message = [sizeText(brought), townText(brought, content)].filter((text) => text !== null).join(', ')
	return {
		...(brought.service && { service_type: brought.service }),
		...(message !== '' && { message: `${message}. ` }),
	}
}

function sizeText({ service, size }: BroughtAlong): string | null {
	if (size === undefined) return null
	return `${size} Yard ${service === 'rolloff' ? 'container' : 'dumpster'}`
}

function townText({ town }: BroughtAlong, { rolloffTowns, residentialTowns }: Content): string | null {
	return (rowAt(rolloffTowns, town) ?? rowAt(residentialTowns, town))?.name ?? null
}
