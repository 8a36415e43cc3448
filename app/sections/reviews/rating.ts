import type { Facts } from '#app/company/facts_type.ts'

/** Stars, 1 to 5, and how many reviews they are the average of. */
export interface Rating {
	value: number
	count: number
}

/** What a page shows of the company's rating, if it has one. */
export function pageRating({ rating }: Pick<Facts, 'rating'>): Rating | null {
	return rating && { value: rating.value, count: rating.count }
}
