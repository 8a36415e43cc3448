import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { proxyList, readEnvironment, settingNames } from './env.ts'

test('the example lists every setting, with the default where it is unset', () => {
	const example = parseEnv(readFileSync('.env.example', 'utf8'))
	expect(Object.keys(example).toSorted()).toEqual([...settingNames].toSorted())
	expect(readEnvironment(example)).toEqual(readEnvironment({}))
})

test('defaults apply to unset settings, and empty values count as unset', () => {
	const environment = readEnvironment({ PORT: '', DATABASE_URL: '' })
	expect(environment).toMatchObject({ PORT: 3000, DATA_DIR: './var', LOG_LEVEL: 'info', TRUSTED_PROXIES: [] })
	expect(environment.DATABASE_URL).toBeUndefined()
})

test('a public address loses its trailing slash', () => {
	expect(readEnvironment({ PUBLIC_URL: 'https://hauler.example/' }).PUBLIC_URL).toBe('https://hauler.example')
})

test.for([
	['PORT', 'eighty'],
	['PORT', '70000'],
	['DATABASE_URL', 'mysql://localhost/hauler'],
	['PUBLIC_URL', 'javascript:alert(1)'],
	['SMTP_URL', 'mail.example'],
	['SMTP_URL', 'smtps://'],
	['SMTP_URL', 'smtps://u:pa#ss@mail.example:465'],
	['SMTP_URL', 'smtps://u:12#ss@mail.example:465'],
	['SMTP_URL', 'smtps://u:pa%ss@mail.example:465'],
	['SMTP_URL', 'smtps://u:12?ss@mail.example:465'],
	['DATABASE_URL', 'postgres://hauler:12/cd=@database.example:5432/hauler'],
	['DATABASE_URL', 'postgres://hauler:pa/ss@database.example:5432/hauler'],
	['LOG_LEVEL', 'loud'],
	['TRUSTED_PROXIES', '10.0.0.0/33'],
	['MAP_EMBED_URL', '//maps.example'],
	['HSTS', 'for ever'],
	['ANALYTICS_URL', 'http://tags.example/tag.js'],
])('%s=%s stops the start with one sentence that names it', ([name, value]) => {
	expect(() => readEnvironment({ [String(name)]: value })).toThrow(
		new RegExp(`^The environment has a bad value\\. ${name}: .+\\.$`),
	)
})

test('server URLs may contain any password, percent-encoded, or a socket', () => {
	const APP_SECRET = 'x'.repeat(32)
	for (const SMTP_URL of [
		'smtps://june%40hauler.example:p%23%2F%3F%25%40%3A@mail.example:465',
		'smtp://127.0.0.1:25?requireTLS=false',
	])
		expect(readEnvironment({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
	for (const DATABASE_URL of [
		'postgres:///hauler?host=/run/postgresql',
		'postgresql://h:p@127.0.0.1:5432/hauler',
	])
		expect(readEnvironment({ DATABASE_URL, APP_SECRET }).DATABASE_URL).toBe(DATABASE_URL)
})

test('PostgreSQL requires an application secret of at least 32 characters', () => {
	const DATABASE_URL = 'postgres://localhost/hauler'
	expect(() => readEnvironment({ DATABASE_URL })).toThrow(
		/^The environment has a bad value\. APP_SECRET: .+\.$/,
	)
	expect(() => readEnvironment({ APP_SECRET: 'too short' })).toThrow(/APP_SECRET: must have at least 32/)
	expect(readEnvironment({ DATABASE_URL, APP_SECRET: 'x'.repeat(32) }).DATABASE_URL).toBe(DATABASE_URL)
})

test('trusted proxies may be IPv4 and IPv6 addresses and ranges', () => {
	const { TRUSTED_PROXIES } = readEnvironment({ TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16 fd00::/8' })
	const list = proxyList(TRUSTED_PROXIES)
	expect(list.check('10.1.2.3')).toBe(true)
	expect(list.check('10.2.2.3')).toBe(false)
	expect(list.check('fd12::1', 'ipv6')).toBe(true)
})
