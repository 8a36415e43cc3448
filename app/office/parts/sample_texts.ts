/** Explains why visitors do not see samples and what to do about it (PD-50). */
export const hiddenSamplesText =
	'Visitors do not see samples any more, because the company has its own name now. Clear the mark “Sample data” of what is true, and the site shows it.'

/** Explains until when visitors see samples. */
export const shownSamplesText =
	'Made up to try things out. Visitors see samples only until the company gets its own name.'
