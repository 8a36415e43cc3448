import type { ReactNode } from 'react'
import { Prose } from '#app/company/prose.tsx'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { classNames } from '#app/ui/class_names.ts'

/** Longer titles, in characters, would wrap to four or more lines beside a picture. */
const longestLarge = 26

interface Props {
	title: string
	description: string
	/** Missing if the page is a form, which then starts higher up. */
	picture?: PictureSource
	crumbs: readonly { name: string; path: string }[]
	/** The primary actions, below the text. */
	children?: ReactNode
}

/** The first screen of a page below the home page: breadcrumbs, title and description, with or without a picture. */
export function PageHero({ title, description, picture, crumbs, children }: Props) {
	return (
		<section
			aria-labelledby="hero-heading"
			className="relative flex flex-col bg-secondary text-secondary-foreground"
		>
			<div
				className={classNames(
					'wrap pt-3 pb-8 print:min-h-0 lg:pb-14',
					picture && 'lg:min-h-[clamp(25rem,33vw,max(29.2vw,min(36rem,100svh-10.5rem)))]',
				)}
			>
				<div className={picture && 'lg:w-[46%]'}>
					<Breadcrumbs crumbs={crumbs} />
					<h1
						id="hero-heading"
						className={classNames(
							'mt-4 leading-[0.98] font-extrabold sm:mt-8',
							title.length > longestLarge ? 'text-hero-long' : 'text-hero',
						)}
					>
						{title}
					</h1>
					<p className="mt-4 max-w-[46ch] text-lead text-balance sm:mt-5">
						<Prose text={description} />
					</p>
					{children}
				</div>
			</div>
			{picture && (
				<Picture
					picture={picture}
					frames={[['upright', '64rem'], ['wide']]}
					sizes="(min-width:64rem) max(48vw,44rem*R),max(100vw,40vw*R)"
					isEager
					className="aspect-[5/2] max-h-[max(26svh,31vw)] w-full max-lg:order-first lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:max-h-none lg:w-[48%]"
				/>
			)}
		</section>
	)
}
