/** What the first owner is called until they say otherwise. */
export const firstOwnerName = 'Owner'

/** The name under a mail or text to a customer: the writer's, or the company's until the writer has entered one. */
export function signedName({ name }: { name: string }, company: { name: string }): string {
	return name === firstOwnerName ? company.name : name
}
