/** The billing questions (PB-07), with placeholders for the facts. */
export const billingFaqs = [
	{
		id: 'where-is-my-id',
		question: 'Where do I find my customer ID?',
		answer:
			'At the top of every bill. It is a number of {{bill.customerIdDigits}} digits. No bill handy? Ask for the ID above and we send it by {{with.texts:text or }}email.',
	},
	{
		id: 'when-is-it-due',
		question: 'When is my bill due?',
		answer: 'Bills go out once a month, and each one is due within {{promise.billDue}}.',
	},
	{
		id: 'how-to-pay',
		question: 'How can I pay?',
		answer:
			'Online in the portal on this page, at any hour. If you would rather talk to somebody, call {{phone}} while the office is open.',
	},
	{
		id: 'bill-looks-wrong',
		question: 'My bill looks wrong. What should I do?',
		answer:
			'Call {{phone}} or write to {{billingEmail}} before it is due, and have your customer ID handy. We go through it with you line by line, and if we made a mistake, we take it off.',
	},
	{
		id: 'change-of-address',
		question: 'I am moving or have a new number. Who do I tell?',
		answer:
			'Use the account update form on this page. We follow up within {{promise.accountUpdate}}. {{with.residential}}Moving within our area? {{with.residential}}Your cart can come along. Moving away? Give us {{promise.cancelNotice}} notice.',
	},
	{
		id: 'billing-hours',
		question: 'When can I reach billing support?',
		answer:
			'{{hours.weekdays}}, at {{phone}}. You can email {{billingEmail}} at any time; we answer during those hours.',
	},
] as const

/** Replacement answers while no portal is connected. */
export const withoutPortal: Readonly<Record<string, { answer: string }>> = {
	'how-to-pay': {
		answer:
			'By phone, at {{phone}} while the office is open, or by check to {{company}}, {{address}}. Write your customer ID on the check. Or leave your number in the account update form on this page, and we call you.',
	},
}
