/** A complete account update as a browser sends it, another request to billing where `changes` say so. */
export function billingEntries(changes: Record<string, string> = {}): URLSearchParams {
	return new URLSearchParams({
		kind: 'account-update',
		fullName: 'June Alvarez',
		phoneNumber: '970 555 0100',
		email: 'june@example.com',
		serviceAddress: '12 Elm St, Windsor',
		updateDetails: 'New number.',
		...changes,
	})
}
