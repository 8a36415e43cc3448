/** Who asked for what, said alike for all forms: what the office's list shows. */
export interface LeadContact {
	name: string
	/** A business or a community. */
	organization: string | null
	email: string
	phone: string | null
	place: string | null
	/** What it is about, in a few words. */
	asked: string
}
