import type { ContentRow } from '#app/content/content_row.ts'
import type { FieldChange, Screens } from '#app/content/office_rules.ts'
import { colorPalettes, colorVariables } from '#app/content/types/colors.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { activate } from './activate_palette.server.ts'
import { faintSentence, lowContrastPairs } from './contrast.ts'
import { type PaletteState, readPalette, writePalette } from './palette_state.server.ts'

const screens: Screens = {
	list: '/admin/palettes',
	row: (id) => `/admin/palettes/${id}`,
	preview: (id, draft) => `/admin/palettes/${id}?draft=${draft}#preview`,
}
const stateOf = (row: ContentRow) => row as unknown as PaletteState

const fields = {
	name: { control: 'text', label: 'Name', max: 60, plain: true },
	colors: { control: 'colors', label: 'Colors' },
} as const

/** A palette with its colors. Activation is a separate command. */
export const paletteType = defineResource(
	{ ...colorPalettes, fields },
	{
		screens,
		days: () => null,
		about: async (_, row) => ({
			note: stateOf(row).is_active
				? 'The site uses this palette: what you save shows at once.'
				: 'Not in use.',
			deletion: 'Nobody can choose it any more. The history keeps it and can bring it back.',
		}),
		storage: {
			read: async (db, id) => (await readPalette(db, id)) as ContentRow | undefined,
			write: (trx, id, row) => writePalette(trx, id, row && stateOf(row)),
		},
		// The active palette must stay readable in both schemes (TH-01).
		async check(_, { row }) {
			const { is_active, colors } = stateOf(row)
			const pairs = is_active ? lowContrastPairs(colors) : []
			return pairs.length > 0 ? [{ field: 'colors', message: faintSentence(pairs) }] : []
		},
		// A form may omit colors, but cannot add unknown ones.
		derive(current, columns) {
			const stored = stateOf(current).colors
			const typed = { ...stored, ...(columns['colors'] as Record<string, string>) }
			return {
				...columns,
				colors: Object.fromEntries(Object.keys(stored).map((name) => [name, typed[name]])),
			}
		},
		neededBy: async (_, row) =>
			stateOf(row).is_active ? 'The site uses this palette. Use another one first.' : null,
		changes: ({ before_row, after_row }) => paletteChanges(before_row, after_row),
		canRevert: ({ action }, current) => !(action === 'create' && current && stateOf(current).is_active),
		async revert(trx, { entry: { action, before_row } }, by) {
			return action === 'activate' ? activate(trx, String(before_row?.['active'] ?? ''), by) : undefined
		},
	},
)

const { palette_id: _, ...colorFields } = colorVariables.fields

/** Single colors have no screens: they are edited with their palette and don't prevent its deletion. */
export const colorType = defineResource({ ...colorVariables, fields: colorFields }, { screens })

type State = Record<string, unknown> | null

/** The changes of a palette: its name, and each changed color. */
function paletteChanges(before: State, after: State): FieldChange[] {
	const colors = (state: State) => Object(state?.['colors']) as Record<string, string>
	const [old, now] = [colors(before), colors(after)]
	const changes = [...new Set([...Object.keys(old), ...Object.keys(now)])].map((name) => ({
		label: name.slice(2),
		before: old[name] ?? '',
		after: now[name] ?? '',
	}))
	const name = { label: 'Name', before: text(before), after: text(after) }
	return [name, ...changes].filter((change) => change.before !== change.after)
}

function text(state: State): string {
	return typeof state?.['name'] === 'string' ? state['name'] : ''
}
