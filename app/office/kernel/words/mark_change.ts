/** The id of the anchor that a preview opens at. */
export const changeAnchor = 'changed'

const tokens = /<[^<>]*>|[^<]+/g
const content = /<main\b/

/**
 * Adds an anchor to a page's HTML before the first text in `<main>` that differs from the published page, and opens the
 * `<details>` around it; unchanged if nothing differs. Works without scripts, since the browser scrolls to the anchor.
 */
export function markChange(published: string, draft: string): string {
	const at = draft.search(content)
	const before = published.search(content)
	if (at === -1 || before === -1) return draft
	const old = published.slice(before).match(tokens) ?? []
	const now = draft.slice(at).match(tokens) ?? []
	let first = 0
	while (first < now.length && now[first] === old[first]) first++
	// The anchor must be where text is allowed, so not between the items of a list or the rows of a table.
	while (first < now.length && !isText(now[first])) first++
	if (first === now.length) return draft
	const opened = openDetails(now.slice(0, first))
	const anchor = `<span id="${changeAnchor}" class="scroll-mt-30"></span>`
	return [draft.slice(0, at), ...opened, anchor, ...now.slice(first)].join('')
}

function isText(token: string | undefined): boolean {
	return token !== undefined && !token.startsWith('<') && token.trim() !== ''
}

/** The tokens, with the `open` attribute on every `<details>` that is still open at their end. */
function openDetails(before: readonly string[]): string[] {
	const opened = [...before]
	const unclosed: number[] = []
	for (const [index, token] of before.entries()) {
		if (token.startsWith('<details')) unclosed.push(index)
		else if (token === '</details>') unclosed.pop()
	}
	for (const index of unclosed)
		opened[index] = (before[index] ?? '').replace(/^<details(?! open)/, '<details open=""')
	return opened
}
