import { expect, test } from 'vitest'
import { settingNames } from './env.ts'
import { misspelledSettings } from './misspelled_settings.ts'

test.for([
	['SMPT_URL', 'SMTP_URL'],
	['SMTP_ULR', 'SMTP_URL'],
	['DATABSE_URL', 'DATABASE_URL'],
	['PUBLIC_URI', 'PUBLIC_URL'],
	['ADMIN_MAIL', 'ADMIN_EMAIL'],
])('%s was probably meant to be %s', ([name, meant]) => {
	expect(misspelledSettings([String(name)], settingNames)).toEqual([{ name, meant }])
})

test('variables of other programs are ignored', () => {
	const others = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'LANG', 'NODE_ENV', 'TERM', 'USER', 'LOGNAME', 'SHLVL']
	expect(misspelledSettings([...others, ...settingNames], settingNames)).toEqual([])
})
