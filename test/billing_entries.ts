/** The complete entries of a billing request, by default an account update, as a browser sends them. */
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
