/** Who asked for what, in the same shape for all forms: what the office's list shows. */
export interface LeadContact {
	name: string
	/** The name of a business or a community. */
	organization: string | null
	email: string
	phone: string | null
	place: string | null
	/** What the request is about, in a few words. */
	asked: string
}
