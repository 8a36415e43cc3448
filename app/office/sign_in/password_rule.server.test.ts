import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { newPasswordError } from './password_rule.server.ts'

test.each([
	['elevenchars', 'at least 12'],
	['a'.repeat(129), 'at most 128'],
	['Password1234!', 'guessed'],
	['123456789012', 'guessed'],
	['ababababababab', 'guessed'],
	['qwertyuiop12', 'guessed'],
	['June.Hill@office', 'name or address'],
	['JuneHill-2026!', 'name or address'],
	['Jun3_H1ll_1984', 'name or address'],
	['hill hill hill 99', 'name or address'],
	['HorsetoothTeam!', 'company’s name'],
	['Hauling-Office-80', 'company’s name'],
	['h0rset00thhau1ing', 'company’s name'],
	['June@Horsetooth1', 'company’s name'],
	['sunshine2026!!', 'guessed'],
	['1qaz2wsx3edc', 'guessed'],
	['dragondragon1', 'guessed'],
	['P@ssw0rd1234', 'guessed'],
	['$unsh1ne2026!!', 'guessed'],
	['Dr4g0nDr4g0n1', 'guessed'],
	['Passw0rdPassw0rd', 'guessed'],
	['!!L3tM31n2026!!', 'guessed'],
])('%s is refused', (password, why) => {
	expect(newPasswordError(password, sampleFacts, ['June Hill', 'june.hill@office'])).toContain(why)
})

test.each([
	'four lids on a green truck',
	'ünïcödé pässwörd',
	'aaaa bbbb cccc dddd eeee',
	'x7Kq-92mB-pl0z',
	'5 trucks 4 r0utes',
	'k1tch3n-t4ble-91',
	'june fed the horses',
	'a hill of pickles',
])('%s is accepted: length counts, kinds of characters do not', (password) =>
	expect(newPasswordError(password, sampleFacts, ['June Hill'])).toBeNull(),
)
