import { Link } from 'react-router'
import { LinkedProse } from '#app/company/linked_prose.tsx'
import type { Paragraph } from '#app/content/legal_texts.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { LegalContent } from './legal_content.server.ts'

interface Props extends LegalContent {
	title: string
	summary: string
	crumbs: readonly { name: string; path: string }[]
	other: { name: string; path: string }
}

/** A legal text with its table of contents beside it on wide screens and before it on small ones. */
export function LegalPage({ title, summary, effective, effectiveText, sections, crumbs, other }: Props) {
	return (
		<div className="wrap pt-3 pb-24">
			<Breadcrumbs crumbs={crumbs} />
			<header className="mt-6 border-b-2 border-foreground pb-8">
				<h1 className="text-hero leading-[0.98] font-extrabold">{title}</h1>
				<p className="mt-5 max-w-[60ch] text-lead text-balance">{summary}</p>
				<p className="mt-4 text-muted-foreground">
					Effective <time dateTime={effective}>{effectiveText}</time>
				</p>
			</header>
			<div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_1fr]">
				<Contents sections={sections} other={other} />
				<article className="wrap-anywhere">
					{sections.map(({ id, title: heading, paragraphs }, at) => (
						<section key={id} id={id} aria-labelledby={`${id}-heading`} className="mb-12 print:mb-6">
							<h2 id={`${id}-heading`} className="flex gap-2 text-subtitle">
								<span className="min-w-[1.6em] shrink-0 text-primary [font-variant-numeric:tabular-nums]">
									{at + 1}.
								</span>
								{heading}
							</h2>
							<div className="mt-3 max-w-[68ch] space-y-3 sm:pl-12">
								{paragraphs.map((part) => (
									<Part key={typeof part === 'string' ? part : part.list.join()} part={part} />
								))}
							</div>
						</section>
					))}
				</article>
			</div>
		</div>
	)
}

function Contents({ sections, other }: Pick<Props, 'sections' | 'other'>) {
	return (
		<nav
			aria-label="On this page"
			className="lg:sticky lg:top-24 lg:max-h-[calc(100vh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
		>
			<ol className="text-[0.9375rem] sm:columns-2 lg:columns-1">
				{sections.map(({ id, title }, at) => (
					<li key={id} className="break-inside-avoid">
						<a
							href={`#${id}`}
							className="flex items-baseline gap-3 py-3 leading-snug hover:text-primary hover:underline hover:underline-offset-4 lg:py-2"
						>
							<span className="min-w-[1.6em] text-right text-muted-foreground [font-variant-numeric:tabular-nums]">
								{at + 1}
							</span>
							{title}
						</a>
					</li>
				))}
			</ol>
			<p className="mt-4 border-t border-border pt-3">
				<Link to={other.path} className="link inline-flex min-h-11 items-center">
					{other.name}
				</Link>
			</p>
		</nav>
	)
}

function Part({ part }: { part: Paragraph }) {
	if (typeof part === 'string')
		return (
			<p>
				<LinkedProse text={part} />
			</p>
		)
	return (
		<ul className="list-disc space-y-2 pl-5">
			{part.list.map((item) => (
				<li key={item}>
					<LinkedProse text={item} />
				</li>
			))}
		</ul>
	)
}
