import { Link } from 'react-router'

/** The breadcrumbs: links to the pages above, and this page last. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { name: string; path: string }[] }) {
	return (
		<nav aria-label="Breadcrumb" className="text-[0.9375rem] print:hidden">
			<ol className="flex flex-wrap items-center gap-x-2">
				{crumbs.map(({ name, path }, index) => (
					<li key={path} className="flex items-center gap-2">
						{index === crumbs.length - 1 ? (
							<span aria-current="page" className="font-semibold">
								{name}
							</span>
						) : (
							<>
								<Link to={path} className="inline-block min-w-11 py-2.5 underline underline-offset-4">
									{name}
								</Link>
								<span aria-hidden="true">/</span>
							</>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
