import { Link } from 'react-router'
import { classNames } from './class_names.ts'
import { Icon } from './icon.tsx'

interface Props {
	links: readonly { name: string; to: string }[]
	className?: string
}

export function RowLinks({ links, className }: Props) {
	return (
		<ul className={classNames('mt-4 border-t-2 border-foreground', className)}>
			{links.map(({ name, to }) => (
				<li key={to}>
					<Link
						to={to}
						className="flex min-h-14 items-center justify-between gap-4 border-b border-border text-lg font-semibold hover:text-primary"
					>
						{name}
						<Icon name="arrow" />
					</Link>
				</li>
			))}
		</ul>
	)
}
