import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { facts } from '#app/company/facts.ts'
import { consentPieces, consentVersion, consentWording, missingConsent } from './consent.ts'

test('QF-04 the wording says what it must, and names the company', () => {
	expect(consentWording).toContain(facts.name)
	expect(consentWording).toContain('not a condition of purchase')
	expect(consentWording).toContain('Message and data rates may apply')
	expect(consentWording).toContain('frequency varies')
	expect(consentWording).toContain('STOP to unsubscribe')
	expect(consentWording).toContain('HELP for help')
	expect(consentPieces.map(({ to }) => to).filter(Boolean)).toEqual(['/privacy-policy', '/terms-of-service'])
})

test('QF-04 other words need another version: records of the old ones would otherwise lie', () => {
	const words = consentWording.replace(facts.name, '{{company}}')
	const sum = createHash('sha256').update(words).digest('hex').slice(0, 12)
	expect({ consentVersion, sum }).toEqual({ consentVersion: 'sms-2026-11', sum: 'a322f3886ebf' })
})

test('QF-03 consent is asked for only where the facts say it is required', () => {
	expect(missingConsent(false, true)).toMatchObject({ field: 'smsConsent' })
	expect(missingConsent(true, true)).toBeNull()
	expect(missingConsent(false, false)).toBeNull()
})
