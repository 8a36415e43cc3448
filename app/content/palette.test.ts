import { expect, test, vi } from 'vitest'
import { colorRow, paletteRow } from '#test/rows.ts'
import { composePalette } from './palette.ts'

const active = paletteRow({ id: 'p', name: 'Front Range', is_active: true })

function compose(
	colors: Partial<ReturnType<typeof colorRow>>[],
	warn = vi.fn<(fields: object, message: string) => void>(),
) {
	const rows = colors.map((color) => colorRow({ palette_id: 'p', ...color }))
	const palette = composePalette({ ok: true, rows: [paletteRow(), active] }, { ok: true, rows }, { warn })
	return { palette, warn }
}

test("TH-01 the active palette's own variables, by sort_order", () => {
	const { palette } = compose([
		{ css_variable_name: '--b', hsl_value: '0 0% 100%', sort_order: 2 },
		{ css_variable_name: '--dark-a', hsl_value: '162.5 60.25% 19%', sort_order: 1 },
		{ css_variable_name: '--other', palette_id: 'q' },
	])
	expect(palette).toEqual({
		ok: true,
		name: 'Front Range',
		variables: [
			{ name: '--dark-a', value: '162.5 60.25% 19%' },
			{ name: '--b', value: '0 0% 100%' },
		],
	})
})

test.each([
	'0 0% 0%; } body { display: none',
	'0 0% 0%}</style><script>alert(1)</script>',
	'url(https://example.com)',
	'var(--x)',
	'0 0% 0%\n',
	'361 0% 0%',
	'0 101% 0%',
	'-1 0% 0%',
	'0 0 0',
	'',
])('a value that is no color is ignored: %j', (hsl_value) => {
	const { palette, warn } = compose([
		{ hsl_value, css_variable_name: '--bad' },
		{ css_variable_name: '--good' },
	])
	expect(palette.ok && palette.variables.map((variable) => variable.name)).toEqual(['--good'])
	expect(warn).toHaveBeenCalledWith(
		expect.objectContaining({ unsafe: ['--bad'] }),
		'color variables left out',
	)
})

test.each(['primary', '--Primary', '--a:b', '--a;', '--', '--a b', '--a\n', '--é'])(
	'a name that is no custom property is ignored: %j',
	(css_variable_name) => {
		const { palette } = compose([{ css_variable_name }])
		expect(palette).toMatchObject({ ok: true, variables: [] })
	},
)

test('TH-03 each failure is logged with its own message', () => {
	const warn = vi.fn<(fields: object, message: string) => void>()
	const failed = { ok: false } as const
	const some = { ok: true, rows: [active] } as const
	const broken = { ok: true, rows: [null as unknown as typeof active] } as const
	const problems = [
		composePalette(failed, failed, { warn }),
		composePalette({ ok: true, rows: [paletteRow()] }, { ok: true, rows: [] }, { warn }),
		composePalette(some, failed, { warn }),
		composePalette(broken, failed, { warn }),
	]
	const words = [
		'Failed to fetch color palette',
		'No active color palette found',
		'Failed to fetch color variables',
		'An unexpected error occurred',
	]
	expect(problems).toEqual(words.map((error) => ({ ok: false, error })))
	expect(warn.mock.calls.map(([, message]) => message)).toEqual(words)
})
