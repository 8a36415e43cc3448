/** The purposes of pages, and the button for each in the bar on phones. */
export const purposes = {
	quote: { label: 'Get Quote', to: '/contact', event: 'get_quote_phone_bar' },
	hoaQuote: { label: 'Get HOA Quote', to: '/hoa-quote', event: 'get_quote_phone_bar' },
	order: { label: 'Order Online', to: '/order', event: 'order_phone_bar' },
	pay: { label: 'Pay', to: '/pay-my-bill#ways-to-pay', event: 'pay_phone_bar' },
	report: { label: 'Report', to: '/service-request', event: 'report_phone_bar' },
	findDay: { label: 'Find My Day', to: '/pickup-day#pickup-address', event: 'find_day_phone_bar' },
} as const satisfies Record<string, { label: string; to: string; event: string }>

export type Purpose = keyof typeof purposes
