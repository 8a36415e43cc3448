import { Prose } from '#app/company/prose.tsx'
import type { SectionText } from '#app/content/sections.server.ts'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { classNames } from '#app/ui/class_names.ts'
import { ButtonLink } from '#app/ui/button.tsx'

interface ServiceCard extends SectionText {
	picture: PictureSource
	/** The service's page. */
	to: string
}

interface Props {
	overview: SectionText
	cards: readonly ServiceCard[]
}

/** The offered services, at most three (HM-05). The first is the most visited and gets the most space. */
export function Services({ overview, cards: [first, ...others] }: Props) {
	return (
		<section id="services" aria-labelledby="services-heading" className="section">
			<div className="wrap">
				<h2 id="services-heading" className="max-w-[20ch] text-title">
					{overview.title}
				</h2>
				<p className="mt-4 max-w-[52ch] text-lead text-muted-foreground">{overview.description}</p>
				<div
					className={classNames(
						'mt-6 grid gap-3 sm:mt-8 sm:gap-6 lg:grid-cols-[1.35fr_1fr]',
						others.length > 1 && 'lg:grid-rows-2',
					)}
				>
					{first && (
						<article className="flex flex-col overflow-hidden rounded-lg border border-border bg-card lg:row-span-2">
							<Picture
								picture={first.picture}
								placeholder="service"
								frames={[['standard', '40rem'], ['wide']]}
								sizes="(min-width:64rem) max(43rem,29rem*R),max(92vw,52vw*R)"
								className={classNames(
									'aspect-[8/3] w-full sm:aspect-video',
									others.length > 1 && 'lg:aspect-auto lg:min-h-0 lg:flex-1',
								)}
							/>
							<CardText card={first} kind="primary" />
						</article>
					)}
					{others.map((card) => (
						<SideCard key={card.to} card={card} />
					))}
				</div>
			</div>
		</section>
	)
}

function SideCard({ card }: { card: ServiceCard }) {
	return (
		<article className="grid overflow-hidden rounded-lg border border-border bg-card sm:grid-cols-[1fr_1.4fr] lg:grid-cols-1 xl:grid-cols-[1fr_1.6fr] print:grid-cols-1">
			<Picture
				picture={card.picture}
				placeholder="service"
				frames={[['upright', '40rem'], ['wide']]}
				sizes="(min-width:40rem) max(12rem,20rem*R),max(92vw,37vw*R)"
				className="w-full max-sm:aspect-[8/3] sm:h-full lg:max-xl:hidden"
			/>
			<CardText card={card} kind="secondary" />
		</article>
	)
}

interface CardTextProps {
	card: ServiceCard
	kind: 'primary' | 'secondary'
}

function CardText({ card: { title, description, buttonText, buttonUrl, to }, kind }: CardTextProps) {
	return (
		<div className="flex flex-col items-start px-5 py-4 sm:p-7">
			<h3 className="text-subtitle">{title}</h3>
			<p className="mt-2 max-w-[58ch]">
				<Prose text={description} />
			</p>
			<ButtonLink to={buttonUrl ?? to} kind={kind} className="mt-3 sm:mt-5">
				{buttonText ?? 'Learn More'}
				<span className="sr-only"> about {title}</span>
			</ButtonLink>
		</div>
	)
}
