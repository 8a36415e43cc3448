import { expect, test } from 'vitest'
import { formatEvent } from './format_event.ts'

test('assigning a request to oneself reads “took it”, and to somebody else “assigned it to”', () => {
	const names = new Map([
		['1', 'Ana'],
		['2', 'June'],
	])
	const event = { form: 'quote', kind: 'assignment', from_value: null, staff_id: '1' } as const
	const did = ['1', '2', '3', null].map((to_value) => formatEvent({ ...event, to_value }, names))
	expect(did).toEqual(['took it', 'assigned it to June', 'assigned it to someone', 'unassigned it'])
})
