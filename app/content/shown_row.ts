import type { OfferedServices } from '#app/company/services.ts'
import { serviceMissing } from './closed_pages.ts'
import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'

/** Which rows visitors see: whether made-up ones, and those of which services. */
export interface ShownTo {
	showsSamples: boolean
	services: OfferedServices
}

/**
 * Whether visitors see a row by its own columns: it is not hidden, not a hidden sample, and its services are
 * offered.
 */
export function isShownRow(type: ContentType, row: ContentRow, { showsSamples, services }: ShownTo): boolean {
	const { shownBy } = type
	return (
		(!shownBy || row[shownBy] === true) &&
		(showsSamples || !isSampleRow(type, row)) &&
		serviceMissing(type, row, services) === null
	)
}

export function isSampleRow({ sampleBy }: ContentType, row: ContentRow): boolean {
	return sampleBy !== undefined && row[sampleBy] === true
}
