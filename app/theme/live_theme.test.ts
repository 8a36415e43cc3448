import { expect, test } from 'vitest'
import { applyTheme, readVariables } from './live_theme.ts'

function root(initial: Record<string, string>) {
	const held = new Map(Object.entries(initial))
	return {
		held,
		get length() {
			return held.size
		},
		item: (index: number) => [...held.keys()][index] ?? '',
		setProperty: (name: string, value: string | null) => void held.set(name, value ?? ''),
		removeProperty: (name: string) => (held.delete(name) ? name : ''),
	}
}

test('TH-02 new values replace the old ones, and a missing variable is removed', () => {
	const style = root({ '--primary': '1 1% 1%', '--accent': '2 2% 2%', color: 'red' })
	applyTheme([{ name: '--primary', value: '162 60% 19%' }], style)
	expect(Object.fromEntries(style.held)).toEqual({ '--primary': '162 60% 19%', color: 'red' })
})

test('TH-02 a message of the server is parsed', () => {
	expect(readVariables('{"variables":[{"name":"--ring","value":"1 2% 3%"}]}')).toEqual([
		{ name: '--ring', value: '1 2% 3%' },
	])
})

test.each([
	'',
	'null',
	'{}',
	'[]',
	'{"variables":{}}',
	'{"variables":[null]}',
	'{"variables":[{"name":"--a"}]}',
])('TH-03 %j is no palette', (data) => {
	expect(readVariables(data)).toBeNull()
})
