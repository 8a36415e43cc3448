import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withChoices } from '#app/company/link_choices.ts'
import { type RolloffSize, sizePath } from './sizes.ts'

interface Props {
	size: Pick<RolloffSize, 'slug'>
	/** The slug of the town that the visitor chose on an earlier page. */
	town?: string | undefined
	className?: string
	children: ReactNode
}

/** A link to a size's page; only its text if the size has none. */
export function SizeLink({ size, town, className, children }: Props) {
	const path = sizePath(size)
	if (path === null) return children
	return (
		<Link to={withChoices(path, { town })} className={className}>
			{children}
		</Link>
	)
}
