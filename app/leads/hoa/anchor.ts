/** Where links to the HOA form and the answers to it land (HO-01). */
export const hoaFormAnchor = 'hoa-request'
