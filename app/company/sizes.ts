import type { Facts } from './facts_type.ts'

/** The carts, roll-offs and dumpsters that there are, for every company: each has its drawings and its page (decisions D4 and D10). */
export const sizes = {
	carts: { small: 65, large: 96, lawn: 64 },
	rolloffs: [
		{ yards: 12, loads: '4-6', tons: '2-3', feet: [14, 8, 3.5] },
		{ yards: 15, loads: '6-8', tons: '3-4', feet: [16, 8, 4] },
		{ yards: 20, loads: '8-10', tons: '4-5', feet: [22, 8, 4] },
		{ yards: 30, loads: '12-15', tons: '6-8', feet: [22, 8, 6] },
	],
	commercial: [
		{ yards: 2, bags: 12, pounds: 400, feet: [6, 3, 3] },
		{ yards: 3, bags: 18, pounds: 600, feet: [6, 3.5, 4] },
	],
} as const satisfies Pick<Facts, 'carts' | 'rolloffs' | 'commercial'>
