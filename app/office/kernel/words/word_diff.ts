/** A run of words in both texts, or only in the old or the new one. */
export interface DiffPart {
	kind: 'same' | 'gone' | 'new'
	text: string
}

const maxCells = 400_000
/** Unchanged words shown on either side of a change. */
const contextWords = 15

/** The word-by-word difference of two texts. Very long differing parts are treated as entirely different. */
export function wordDiff(before: string, after: string): DiffPart[] {
	return joined(listDiff(words(before), words(after)))
}

/** The difference of two lists of texts, one part per entry. Very long differing runs are treated as entirely different. */
export function listDiff(old: readonly string[], now: readonly string[]): DiffPart[] {
	let start = 0
	while (start < old.length && old[start] === now[start]) start++
	let end = 0
	while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
	return [
		...partsOf('same', old.slice(0, start)),
		...middleDiff(old.slice(start, old.length - end), now.slice(start, now.length - end)),
		...partsOf('same', old.slice(old.length - end)),
	]
}

function partsOf(kind: DiffPart['kind'], texts: readonly string[]): DiffPart[] {
	return texts.map((text) => ({ kind, text }))
}

/** Replaces unchanged words far from any change by an ellipsis. */
export function excerpt(parts: readonly DiffPart[]): DiffPart[] {
	if (!parts.some(({ kind }) => kind !== 'same')) return [...parts]
	return parts.map(({ kind, text }, index) => {
		const all = words(text)
		const [first, last] = [index === 0, index === parts.length - 1]
		if (kind !== 'same' || all.length <= (first || last ? 1 : 2) * contextWords) return { kind, text }
		const head = first ? '' : all.slice(0, contextWords).join('')
		const tail = last ? '' : all.slice(-contextWords).join('')
		return { kind, text: `${head}… ${tail}` }
	})
}

function middleDiff(old: readonly string[], now: readonly string[]): DiffPart[] {
	if (old.length * now.length > maxCells) return [...partsOf('gone', old), ...partsOf('new', now)]
	const common = commonLengths(old, now)
	const parts: DiffPart[] = []
	let [i, j] = [0, 0]
	while (i < old.length || j < now.length) {
		const [mine = '', other = ''] = [old[i], now[j]]
		if (i < old.length && j < now.length && mine === other) {
			parts.push({ kind: 'same', text: mine })
			i++
			j++
		} else if (j >= now.length || (i < old.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
			parts.push({ kind: 'gone', text: mine })
			i++
		} else {
			parts.push({ kind: 'new', text: other })
			j++
		}
	}
	return parts
}

function words(text: string): string[] {
	return text.match(/^\s+|\S+\s*/g) ?? []
}

/** For each pair of positions, the length of the longest common subsequence of the remaining words. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array[] {
	const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
	for (let i = old.length - 1; i >= 0; i--)
		for (let j = now.length - 1; j >= 0; j--) {
			const row = table[i]
			if (row)
				row[j] =
					old[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
		}
	return table
}

function at(table: readonly Uint32Array[], i: number, j: number): number {
	return table[i]?.[j] ?? 0
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
	const runs: DiffPart[] = []
	for (const { kind, text } of parts) {
		const last = runs.at(-1)
		if (text === '') continue
		if (last?.kind === kind) last.text += text
		else runs.push({ kind, text })
	}
	return runs
}
