import type { Move } from './move_row.server.ts'

/** What a form of the list asks: `move` is `up`, `down` or `before`, and `before` then the id of the row to stand above. */
export function readMove(entries: FormData | null): Move | null {
	const move = entries?.get('move')
	if (move === 'up' || move === 'down') return move
	const before = entries?.get('before')
	return move === 'before' && typeof before === 'string' ? { before: before || null } : null
}
