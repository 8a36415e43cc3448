import * as kind from '../fact_kinds.ts'
import type { FactGroup } from '../fact_group.ts'

/** The company's promises, and how long data is kept. */
export const promiseGroups: readonly FactGroup[] = [
	{
		key: 'promises',
		title: 'Promises',
		fields: [
			{ name: 'promises.quoteHours', label: 'Business hours until a quote', ...kind.count(1, 80) },
			{
				name: 'promises.hoaQuoteHours',
				service: 'hoa',
				label: 'Hours until an HOA quote',
				hint: 'In steps of 24: each stands for one business day.',
				...kind.steps(24, 240, 24),
			},
			{
				name: 'promises.serviceHours',
				service: 'residential',
				label: 'Business hours until a service request is answered',
				...kind.count(1, 80),
			},
			{
				name: 'promises.orderHours',
				service: 'residential',
				label: 'Business hours until an order is confirmed',
				...kind.count(1, 80),
			},
			{
				name: 'promises.accountUpdateDays',
				label: 'Business days until an account is updated',
				...kind.count(1, 30),
			},
			{
				name: 'promises.cancelNoticeDays',
				label: 'Days of notice to end service',
				...kind.count(1, 365),
			},
			{
				name: 'promises.skipNoticeHours',
				service: 'residential',
				label: 'Hours of notice to skip a pickup',
				...kind.count(1, 240),
			},
			{
				name: 'promises.rolloffCancelHours',
				service: 'rolloff',
				label: 'Hours of notice to cancel a roll-off',
				...kind.count(1, 240),
			},
			{
				name: 'promises.sameDayCutoffHour',
				service: 'rolloff',
				label: 'Same-day roll-offs until',
				hint: 'The hour on the 24 h clock.',
				...kind.hour(1, 23),
			},
			{ name: 'promises.billDueDays', label: 'Days until a bill is due', ...kind.count(1, 120) },
			{ name: 'promises.customerIdDigits', label: 'Digits of a customer ID', ...kind.count(4, 20) },
		],
	},
	{
		key: 'retention',
		title: 'What is kept',
		fields: [
			{
				name: 'keeps.mailBodyDays',
				label: 'Days until emails that were sent lose their words',
				hint: 'That they were sent, to whom and when stays.',
				...kind.count(1, 3650),
			},
			{
				name: 'keeps.unsubscribedDays',
				label: 'Days until the address of somebody who stopped their reminders is deleted',
				...kind.count(0, 365),
			},
			{
				name: 'keeps.photoDays',
				label: 'Days until the photos of a service request are deleted',
				...kind.count(1, 3650),
			},
			{
				name: 'keeps.activityDays',
				label: 'Days until sign-ins and changes of access are deleted',
				hint: 'What staff changed in requests and on the site stays.',
				...kind.wholeNumber(30, 3650),
			},
		],
	},
]
