import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Frame } from '../parts/frame.tsx'
import { Notice } from '../parts/notice.tsx'
import { OfficeBrand } from '../parts/office_brand.tsx'

interface Props {
	title: string
	/** Why the form was refused. */
	problem?: string | undefined
	children: ReactNode
	/** The link below the form. */
	link?: { to: string; name: string }
}

/** The frame of the sign-in pages: one card under the company's name. */
export function AuthFrame({ title, problem, children, link }: Props) {
	return (
		<Frame>
			<div className="flex min-h-dvh flex-col">
				<header className="band road-line">
					<div className="mx-auto flex w-full max-w-md items-center px-5 py-4">
						<OfficeBrand />
					</div>
				</header>
				<main id="main" tabIndex={-1} className="mx-auto w-full max-w-md grow px-5 pt-10 pb-16">
					<h1 className="text-[1.75rem]">{title}</h1>
					<div className="mt-6">
						{problem !== undefined && <Notice tone="problem">{problem}</Notice>}
						{children}
						{link && (
							<p className="mt-6">
								<Link to={link.to} className="link inline-flex min-h-11 items-center">
									{link.name}
								</Link>
							</p>
						)}
					</div>
				</main>
				<footer className="mx-auto w-full max-w-md px-5 py-6 text-[0.9375rem] text-muted-foreground">
					<a href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
						Back to the website
					</a>
				</footer>
			</div>
		</Frame>
	)
}
