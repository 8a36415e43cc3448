import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { listed } from '#platform/text/listed.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * The service areas (CM-06): the towns marked by the office for this page, and the other places with container
 * delivery.
 */
export function Areas() {
	const facts = useFacts()
	const { commercial, containers } = facts.routes
	const others = containers.filter((place) => !commercial.includes(place))
	if (containers.length === 0) return null
	return (
		<section aria-labelledby="areas-heading" className="section">
			<div className="wrap grid items-baseline gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="areas-heading" className="text-title">
					Service areas
				</h2>
				<div>
					<ul className="flex flex-wrap gap-x-10 gap-y-3">
						{commercial.map((area) => (
							<li
								key={area}
								className="flex items-center gap-2 wrap-anywhere font-display text-2xl font-[650]"
							>
								<Icon name="pin" size={24} className="text-primary" />
								{area}
							</li>
						))}
					</ul>
					{others.length > 0 && (
						<p className="mt-5 max-w-[60ch]">
							{commercial.length > 0 ? 'And' : 'We bring it to'} {listed(others)}.
						</p>
					)}
					<p>
						<Link to="/#service-area" className="link inline-block py-2.5">
							See the map
						</Link>
					</p>
				</div>
			</div>
		</section>
	)
}
