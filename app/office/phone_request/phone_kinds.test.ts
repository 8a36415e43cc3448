import { expect, test } from 'vitest'
import { offeredDefinitions } from '#app/leads/lead_definitions.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { phoneKinds } from './phone_kinds.ts'

test('a request for the customer ID by text can be taken by phone only if the company sends texts', () => {
	const asked = (textNotifications: boolean) =>
		phoneKinds(offeredDefinitions(sampleFacts.services), { ...sampleFacts, textNotifications })
			.map(({ value }) => value)
			.filter((value) => value.startsWith('billing-request'))
	const others = ['billing-request.id-by-email', 'billing-request.account-update']
	expect(asked(true)).toEqual(['billing-request.id-by-text', ...others])
	expect(asked(false)).toEqual(others)
})
