import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bring } from '#app/company/brought_along.ts'
import { type RolloffSize, sizePath } from './sizes.ts'

interface Props {
	size: Pick<RolloffSize, 'slug'>
	/** The slug of the town that was chosen on the way here. */
	town?: string | undefined
	className?: string
	children: ReactNode
}

/** A link to the page of a size; just its words where it has none. */
export function SizeLink({ size, town, className, children }: Props) {
	const path = sizePath(size)
	if (path === null) return children
	return (
		<Link to={bring(path, { town })} className={className}>
			{children}
		</Link>
	)
}
