import { Link } from 'react-router'
import { CopyText } from '../kernel/words/copy_text.tsx'
import type { UnwrittenSection } from './unwritten_sections.ts'

/** The sections of a page that show their built-in text, each with a link to write it. */
export function UnwrittenSections({ sections }: { sections: readonly UnwrittenSection[] }) {
	if (sections.length === 0) return null
	return (
		<ul className="mt-2 grid gap-1 pl-4">
			{sections.map(({ label, title, to }) => (
				<li key={to} className="flex flex-wrap items-baseline gap-x-3">
					<Link to={to} className="inline-block min-h-6 text-primary underline underline-offset-4">
						{`Write: ${label}`}
					</Link>
					<span className="text-[0.9375rem] text-muted-foreground">
						As built: “
						<CopyText text={title} />”
					</span>
				</li>
			))}
		</ul>
	)
}
