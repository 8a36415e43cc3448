import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { missingConsent } from './check_lead.ts'
import { consentPieces, consentWording } from './consent.ts'
import { consentVersion } from './consent_record.server.ts'

test('QF-04 the wording has the required parts, and names the company', () => {
	const wording = consentWording(facts)
	expect(wording).toContain(facts.name)
	expect(wording).toContain('not a condition of purchase')
	expect(wording).toContain('Message and data rates may apply')
	expect(wording).toContain('frequency varies')
	expect(wording).toContain('STOP to unsubscribe')
	expect(wording).toContain('HELP for help')
	expect(
		consentPieces(facts)
			.map(({ to }) => to)
			.filter(Boolean),
	).toEqual(['/privacy-policy', '/terms-of-service'])
})

test('QF-04 another wording has another version, so that old records stay true', () => {
	const wording = consentWording(facts)
	expect(consentVersion(wording)).toBe(consentVersion(consentWording(facts)))
	expect(consentVersion(wording)).not.toBe(consentVersion(wording.replace(facts.name, 'Front Range Haulers')))
})

test('QF-03 consent is required only if the facts say so', () => {
	expect(missingConsent(false, 'Check it.', true)).toEqual({ field: 'smsConsent', message: 'Check it.' })
	expect(missingConsent(true, 'Check it.', true)).toBeNull()
	expect(missingConsent(false, 'Check it.', false)).toBeNull()
})
