import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { CopyText } from '../words/copy_text.tsx'
import { MarkedWords } from '../words/word_changes.tsx'
import type { ChangedText } from './changed_texts.server.ts'

/** The stored texts that a change affects, including those that are on no page, such as answer templates. */
export function TextList({ texts }: { texts: readonly ChangedText[] }) {
	if (texts.length === 0) return null
	const kinds = [...Map.groupBy(texts, ({ kind }) => kind)]
	return (
		<details className="max-w-4xl rounded-md border border-border bg-card text-card-foreground">
			<summary className="flex min-h-12 items-center gap-2 px-4 py-2">
				<Icon name="chevron" />
				<h2 className="text-base">
					{texts.length === 1 ? '1 text that names it' : `${texts.length} texts that name it`}
				</h2>
			</summary>
			{kinds.map(([kind, own]) => (
				<section key={kind} aria-label={kind} className="border-t border-border p-4">
					<h3 className="mb-2 text-base">{kind}</h3>
					<ul className="grid gap-3">
						{own.map(({ path, title, field, passage }) => (
							<li key={`${path} ${field}`} className="text-[0.9375rem] break-words">
								<Link to={path} className="link inline-block py-1">
									<CopyText text={title} />
								</Link>{' '}
								<span className="text-muted-foreground">({field})</span>
								<p>
									<MarkedWords parts={passage} />
								</p>
							</li>
						))}
					</ul>
				</section>
			))}
		</details>
	)
}
