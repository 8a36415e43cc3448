import { CopyText } from './copy_text.tsx'
import { type DiffPart, excerpt, wordDiff } from './word_diff.ts'

/** Shows the word-by-word difference of two texts. */
export function WordChanges({ before, after }: { before: string; after: string }) {
	return <MarkedWords parts={excerpt(wordDiff(before, after))} />
}

/** Shows a computed difference. */
export function MarkedWords({ parts }: { parts: readonly DiffPart[] }) {
	let at = 0
	return parts.map(({ kind, text }) => {
		const key = (at += text.length)
		if (kind === 'gone')
			return (
				<del key={key} className="rounded-sm bg-muted text-destructive">
					<span className="sr-only">Removed: </span>
					<CopyText text={text} />
				</del>
			)
		if (kind === 'new')
			return (
				<ins
					key={key}
					className="rounded-sm bg-secondary text-secondary-foreground no-underline [del+&]:ml-1"
				>
					<span className="sr-only">Added: </span>
					<CopyText text={text} />
				</ins>
			)
		return (
			<span key={key}>
				<CopyText text={text} />
			</span>
		)
	})
}
