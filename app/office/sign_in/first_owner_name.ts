/** What the first owner is called until they say otherwise. */
export const firstOwnerName = 'Owner'

/** The name under a mail or text to a customer: of who writes, or of the company as long as theirs is not known. */
export function signedName({ name }: { name: string }, company: { name: string }): string {
	return name === firstOwnerName ? company.name : name
}
