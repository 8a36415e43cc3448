import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { openLinks } from '#app/company/services.ts'
import { classNames } from '#app/ui/class_names.ts'
import { popularTopics } from './navigation.ts'

/** Links to the most visited pages, for visitors who search. */
export function PopularTopics({ className }: { className?: string }) {
	return (
		<ul className={classNames('flex flex-wrap gap-2', className)}>
			{openLinks(popularTopics, useFacts()).map(({ name, to }) => (
				<li key={to}>
					<Link
						to={to}
						className="flex min-h-11 items-center rounded-md border border-input px-4 font-semibold hover:bg-secondary hover:text-secondary-foreground"
					>
						{name}
					</Link>
				</li>
			))}
		</ul>
	)
}
