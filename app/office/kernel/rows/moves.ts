import type { Move } from './move_row.server.ts'

/** The list's form: `move` is `up`, `down` or `before`, and `before` then the id of the row to move above. */
export function readMove(entries: FormData | null): Move | null {
	const move = entries?.get('move')
	if (move === 'up' || move === 'down') return move
	const before = entries?.get('before')
	return move === 'before' && typeof before === 'string' ? { before: before || null } : null
}
