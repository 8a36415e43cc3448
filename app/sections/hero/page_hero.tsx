import type { ReactNode } from 'react'
import { Prose } from '#app/company/prose.tsx'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { classNames } from '#app/ui/class_names.ts'

interface Props {
	title: string
	description: string
	/** None where the page is a form, which then comes sooner. */
	picture?: PictureSource
	crumbs: readonly { name: string; path: string }[]
	/** What to do first, under the words. */
	children?: ReactNode
}

/** The first screen of a page below the home page: the way here and what this page answers, beside a drawn scene or alone. */
export function PageHero({ title, description, picture, crumbs, children }: Props) {
	return (
		<section aria-labelledby="hero-heading" className="relative bg-secondary text-secondary-foreground">
			<div
				className={classNames(
					'wrap pt-3 pb-8 print:min-h-0 lg:pb-14',
					picture && 'lg:min-h-[clamp(25rem,33vw,36rem)]',
				)}
			>
				<div className={picture && 'lg:w-[46%]'}>
					<Breadcrumbs crumbs={crumbs} />
					<h1 id="hero-heading" className="mt-4 text-hero leading-[0.98] font-extrabold sm:mt-8">
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
					frames={[['upright', '64rem'], ['standard']]}
					sizes="(min-width:64rem) max(48vw,44rem*R),max(100vw,50vw*R)"
					isEager
					className="aspect-[2/1] w-full lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-[48%]"
				/>
			)}
		</section>
	)
}
