import { expect, test } from 'vitest'
import { settingNames } from './env.ts'
import { misspelledSettings } from './misspelled_settings.ts'

test.for([
	['SMPT_URL', 'SMTP_URL'],
	['SMTP_ULR', 'SMTP_URL'],
	['DATABSE_URL', 'DATABASE_URL'],
	['PUBLIC_URI', 'PUBLIC_URL'],
	['ADMIN_MAIL', 'ADMIN_EMAIL'],
	['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
	['PROXIES_TRUSTED', 'TRUSTED_PROXIES'],
	['trusted_proxies', 'TRUSTED_PROXIES'],
	['DRAIN_SECOND', 'DRAIN_SECONDS'],
	['SECRET_APP', 'APP_SECRET'],
])('%s was probably meant to be %s', ([name, meant]) => {
	expect(misspelledSettings([String(name)], settingNames)).toEqual([{ name, meant }])
})

test('variables of other programs are ignored', () => {
	const others = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'LANG', 'NODE_ENV', 'TERM', 'USER', 'LOGNAME', 'SHLVL']
	expect(misspelledSettings([...others, ...settingNames], settingNames)).toEqual([])
})

test('any setting is recognized with two letters swapped, one missing or added, or its first underscore missing or a hyphen', () => {
	for (const name of settingNames.filter(({ length }) => length >= 6)) {
		const at = name.length - 3
		const swapped = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2)
		for (const given of [
			swapped,
			name.slice(0, -1),
			`${name}S`,
			name.replace('_', ''),
			name.replace('_', '-'),
		]) {
			if (settingNames.some((one) => one === given)) continue
			expect(misspelledSettings([given], settingNames), given).toMatchObject([{ name: given }])
		}
	}
})
