/** The first owner's name until they change it. */
export const firstOwnerName = 'Owner'

/** Returns the signature of a mail or text to a customer: the writer's name, or the company's until the writer has entered one. */
export function signedName({ name }: { name: string }, company: { name: string }): string {
	return name === firstOwnerName ? company.name : name
}
