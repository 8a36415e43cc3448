import { useState } from 'react'
import { Form, Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDateTime } from '../parts/format_moment.ts'
import { readCopy } from '../kernel/words/copy_parts.ts'
import { CopyText } from '../kernel/words/copy_text.tsx'
import type { HistoryEntry } from './history.server.ts'
import { actionLabels } from './history_words.ts'
import { WordChanges } from '../kernel/words/word_changes.tsx'

/** Changes, newest first, each with a word diff and a button to revert it. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
	const facts = useFacts()
	return (
		<ol className="grid gap-4">
			{entries.map((entry) => (
				<li key={entry.id} className="rounded-md border border-border bg-card p-4 text-card-foreground">
					<p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
						<span className="min-w-0">
							<span className="font-semibold">{entry.staffName}</span> {actionLabels[entry.action]}{' '}
							<EntryTitle entry={entry} />
						</span>
						<time dateTime={entry.at} className="text-sm text-muted-foreground">
							{formatDateTime(entry.at, facts)}
						</time>
					</p>
					{entry.plannedAt && (
						<p className="text-sm text-muted-foreground">
							Planned {formatDateTime(entry.plannedAt, facts)}. It took effect by itself.
						</p>
					)}
					<dl className="mt-3 grid gap-3">
						{entry.changes.map(({ label, before, after, note }) => (
							<div key={label}>
								<dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
								<dd className="max-h-64 overflow-y-auto break-words whitespace-pre-wrap">
									{note ?? <WordChanges before={before} after={after} />}
								</dd>
							</div>
						))}
					</dl>
					{entry.canRevert && <RevertButton entry={entry} />}
				</li>
			))}
		</ol>
	)
}

function EntryTitle({ entry: { path, title, tableLabel } }: { entry: HistoryEntry }) {
	if (path === null)
		return (
			<span>
				<CopyText text={title} />
			</span>
		)
	return (
		<>
			<Link to={path} className="font-semibold text-primary underline underline-offset-4">
				<CopyText text={title} />
			</Link>{' '}
			<span className="text-sm text-muted-foreground">({tableLabel})</span>
		</>
	)
}

function RevertButton({ entry }: { entry: HistoryEntry }) {
	const facts = useFacts()
	const [today] = useState(() => new Date())
	const words = entry.action === 'delete' ? 'Bring it back' : 'Back to before this'
	return (
		<Form method="post" preventScrollReset className="mt-3">
			<input type="hidden" name="table" value={entry.table} />
			<input type="hidden" name="history" value={entry.id} />
			<input type="hidden" name="version" value={entry.version ?? ''} />
			<Button
				type="submit"
				kind="secondary"
				aria-label={`${words}: ${readCopy(entry.title, facts, today)}, ${formatDateTime(entry.at, facts)}`}
			>
				{words}
			</Button>
		</Form>
	)
}
