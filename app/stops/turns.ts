/** Puts items with a turn set by hand (1 for the first) at that position, and fills in the others in their given order. */
export function withTurns<Item>(items: readonly Item[], turnOf: (item: Item) => number | null): Item[] {
	const set = items
		.filter((item) => turnOf(item) !== null)
		.toSorted((one, other) => (turnOf(one) ?? 0) - (turnOf(other) ?? 0))
	const others = items.filter((item) => turnOf(item) === null)
	const placed: Item[] = []
	while (placed.length < items.length) {
		const [next] = set
		const isDue = next !== undefined && (others.length === 0 || (turnOf(next) ?? 0) <= placed.length + 1)
		placed.push(...(isDue ? set : others).splice(0, 1))
	}
	return placed
}

/**
 * The turns to store so that the item `id` is at `turn` and the others keep their order: its own, and the
 * changed ones of others that had a turn.
 */
export function turnsAfter(
	list: readonly { id: string; turn: number | null }[],
	id: string,
	turn: number,
): Map<string, number> {
	const others = list.filter((one) => one.id !== id)
	const at = Math.min(Math.max(turn, 1), others.length + 1)
	return new Map([
		[id, at],
		...others.flatMap((one, index): [string, number][] => {
			const now = index + (index + 1 < at ? 1 : 2)
			return one.turn === null || one.turn === now ? [] : [[one.id, now]]
		}),
	])
}
