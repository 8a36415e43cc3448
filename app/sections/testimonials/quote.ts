import type { TestimonialRow } from '#db/content_rows.ts'

/** A testimonial as shown on pages. */
export interface Quote {
	id: string
	content: string
	/** Stars, 1 to 5, where there is a rating. */
	rating: number | null
	name: string
	/** Where they live, or what they do and where: `Owner, Cleveland Avenue Bread`. */
	about: string
	imageUrl: string | null
}

/** Converts a testimonial's row for a page. */
export function asQuote(row: TestimonialRow): Quote {
	const { customer_title: title, company, location } = row
	return {
		id: row.id,
		content: row.content,
		rating: row.rating,
		name: row.customer_name,
		about: [title, company ?? location].filter(Boolean).join(', '),
		imageUrl: row.image_url,
	}
}

/** The letter shown instead of a portrait: the name's first, whatever its alphabet (HM-07). */
export function initialOf(name: string): string {
	const [first = ''] = name.trim()
	return first.toUpperCase()
}
