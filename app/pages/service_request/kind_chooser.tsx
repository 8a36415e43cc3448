import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { serviceForm } from '#app/leads/service_request/form_definition.ts'
import { type ServiceKind, serviceKinds } from '#app/leads/service_request/kinds.ts'
import { classNames } from '#app/ui/class_names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const icons: Readonly<Record<ServiceKind, IconName>> = {
	missed: 'truck',
	'broken-cart': 'alert',
	'other-cart': 'cart',
	extra: 'container',
	skip: 'calendar',
	stop: 'close',
}

/** What a request can be about. Links, so that each has an address and needs no scripts; with them the form changes in place. */
export function KindChooser({ kind, area }: { kind: ServiceKind | null; area: string | null }) {
	const isOpen = kind === null
	const { carts } = useFacts()
	return (
		<nav aria-labelledby="kinds">
			<h2 id="kinds" className="mb-5 text-subtitle">
				What is it about?
			</h2>
			<ul
				className={classNames(
					'grid gap-3',
					isOpen
						? 'sm:grid-cols-2 lg:grid-cols-3'
						: // Two columns if the labels fit, one if text is large.
							'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-2 lg:grid-cols-1',
				)}
			>
				{serviceKinds.map(({ value, label, summary, ...of }) => (
					<li key={value}>
						<Link
							to={`/service-request?${new URLSearchParams({ kind: value, ...(area === null ? {} : { area }) })}#${serviceForm.anchor}`}
							preventScrollReset
							aria-current={value === kind ? 'true' : undefined}
							className="flex h-full min-h-14 items-start gap-3 rounded-md border-2 border-input bg-card p-3.5 text-card-foreground no-underline hover:border-primary aria-current:border-primary aria-current:bg-secondary aria-current:text-secondary-foreground"
						>
							<Icon name={icons[value]} className="mt-0.5 shrink-0" />
							<span>
								<span className="block leading-tight font-semibold">{label}</span>
								{isOpen && (
									<span className="mt-1 block text-[0.9375rem] text-muted-foreground">
										{carts.length === 1 && 'ofOneCart' in of ? of.ofOneCart : summary}
									</span>
								)}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
