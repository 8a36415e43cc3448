import type { FieldChange } from '#app/content/office_rules.ts'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { WordChanges } from '../kernel/words/word_changes.tsx'

/** Longer values show a word diff. */
const longest = 60

/** The typed changes, before and after. */
export function FactChanges({ changes }: { changes: readonly FieldChange[] }) {
	if (changes.length === 0) return <p>You have changed nothing yet.</p>
	return (
		<dl className="max-w-4xl divide-y divide-border rounded-md border border-border bg-card text-card-foreground">
			{changes.map(({ label, before, after }) => (
				<div key={label} className="gap-x-4 px-4 py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
					<dt className="text-muted-foreground">{label}</dt>
					<dd className="break-words whitespace-pre-wrap">
						{before.length + after.length > longest ? (
							<WordChanges before={before} after={after} />
						) : (
							<>
								From <CopyText text={before || 'empty'} /> to{' '}
								<strong>
									<CopyText text={after || 'empty'} />
								</strong>
							</>
						)}
					</dd>
				</div>
			))}
		</dl>
	)
}
