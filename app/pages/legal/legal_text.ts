/** A paragraph, or a list. Words with placeholders, to be filled with `fillPlaceholders`. */
export type Paragraph = string | { list: readonly string[] }

export interface LegalSection {
	/** The anchor on the page. */
	id: string
	title: string
	paragraphs: readonly Paragraph[]
}

/** A legal page as data (LG-01, LG-02). */
export interface LegalText {
	/** `YYYY-MM-DD`. */
	effective: string
	sections: readonly LegalSection[]
}
