import { expect, test } from 'vitest'
import { passwordFault } from './password_rule.ts'

test.each([
	['elevenchars', 'at least 12'],
	['a'.repeat(129), 'at most 128'],
	['Password1234!', 'guessed'],
	['123456789012', 'guessed'],
	['ababababababab', 'guessed'],
	['qwertyuiop12', 'guessed'],
	['June.Hill@office', 'name or address'],
])('%s is refused', (password, why) => {
	expect(passwordFault(password, ['June Hill', 'june.hill@office'])).toContain(why)
})

test.each(['four lids on a green truck', 'ünïcödé pässwörd', 'aaaa bbbb cccc dddd eeee', 'x7Kq-92mB-pl0z'])(
	'%s is a password: length counts, kinds of characters do not',
	(password) => expect(passwordFault(password, ['June Hill'])).toBeNull(),
)
