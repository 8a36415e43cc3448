import type { PaletteForm } from './save_palette.server.ts'

const color = /^--[a-z0-9-]{1,60}$/

/** The values of a palette's form. */
export function readPaletteForm(id: string, entries: FormData): PaletteForm {
	const colors = [...entries].flatMap(([name, value]) =>
		color.test(name) && typeof value === 'string' ? [[name, value.trim().replace(/\s+/g, ' ')] as const] : [],
	)
	return {
		id,
		version: String(entries.get('version') ?? ''),
		name: String(entries.get('name') ?? '').trim(),
		colors: Object.fromEntries(colors),
	}
}
