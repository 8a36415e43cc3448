import { expect, test } from 'vitest'
import { keywordOf } from './keywords.ts'

test.each([
	'STOP',
	'stop',
	' Stop. ',
	'“STOP”',
	'StopAll',
	'unsubscribe',
	'CANCEL',
	'end',
	'Quit!',
	'opt out',
	'REVOKE',
])('SD-106 %s stops texts', (text) => expect(keywordOf(text)).toBe('stop'))

test.each([
	['start', 'start'],
	['Unstop', 'start'],
	['YES', 'start'],
	['help', 'help'],
	['Info?', 'help'],
] as const)('SD-106 %s means %s', (text, keyword) => expect(keywordOf(text)).toBe(keyword))

test.each(['Please stop the truck at 5', 'stop 2', 'No', '', '👍', 'help me', 'constructor', 'Yes, Tuesday'])(
	'SD-107 “%s” is a message',
	(text) => expect(keywordOf(text)).toBeNull(),
)
