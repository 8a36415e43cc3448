import { ButtonLink } from '#app/ui/button.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { Prose } from '#app/company/prose.tsx'
import type { ArticleContent } from './article_content.server.ts'
import './article.css'

type Props = Pick<ArticleContent, 'title' | 'excerpt' | 'html' | 'nextStep' | 'contents' | 'updated'>

/** The article itself, the only part that is printed. Its HTML was sanitized when the content was loaded. */
export function ArticleText({ title, excerpt, html, nextStep, contents, updated }: Props) {
	const facts = useFacts()
	return (
		<article className="mt-6 print:mt-2">
			<header className="border-b-2 border-foreground pb-6">
				<h1 className="max-w-[22ch] text-hero leading-[0.98] font-extrabold print:text-[22pt]">
					<Prose text={title} />
				</h1>
				<p className="mt-4 max-w-[60ch] text-lead text-balance">{excerpt}</p>
				<p className="mt-3 text-[0.9375rem] text-muted-foreground">
					Updated <time dateTime={updated.at}>{updated.text}</time>
					<span className="hidden print:inline">
						{' '}
						· {facts.name} · {facts.phone}
					</span>
				</p>
			</header>
			<div className="mt-8 grid gap-x-14 gap-y-7 lg:mt-10 lg:grid-cols-[15rem_1fr] print:mt-4 print:block">
				<div className="lg:sticky lg:top-28 lg:self-start print:hidden">
					{contents.length > 0 && <Contents contents={contents} />}
				</div>
				<div className="min-w-0">
					{nextStep && (
						<div className="mb-6 flex max-w-[46rem] flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-md bg-secondary p-4 text-secondary-foreground print:hidden">
							<p className="font-semibold">{nextStep.sentence}</p>
							<ButtonLink to={nextStep.to}>{nextStep.label}</ButtonLink>
						</div>
					)}
					<div className="article max-w-[66ch] print:max-w-none" dangerouslySetInnerHTML={{ __html: html }} />
				</div>
			</div>
		</article>
	)
}

function Contents({ contents }: Pick<Props, 'contents'>) {
	return (
		<nav
			aria-labelledby="contents-heading"
			className="max-lg:rounded-md max-lg:bg-muted max-lg:px-4 max-lg:py-3"
		>
			<h2 id="contents-heading" className="font-display text-base font-[750]">
				On this page
			</h2>
			<ul className="mt-1 max-lg:[columns:2_7rem] max-lg:gap-x-6">
				{contents.map(({ id, text, level }) => (
					<li key={id} className={level === 3 ? 'break-inside-avoid pl-4' : 'break-inside-avoid'}>
						<a
							href={`#${id}`}
							className="inline-flex min-h-10 items-center leading-tight wrap-anywhere hover:text-primary hover:underline hover:underline-offset-4"
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
