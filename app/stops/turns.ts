/** Puts items whose turn somebody has set (1 for the first) where that says, and the others around them as they come. */
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

/** The turns to write so that this one of a list is at `turn` and the others stay in their order: its own, and those of others that had one. */
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
