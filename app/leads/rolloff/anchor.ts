/** Where links to the roll-off form and the answers to it land (RO-04). */
export const rolloffFormAnchor = 'quote-form'
