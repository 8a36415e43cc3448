import { Link } from 'react-router'
import { facts } from '#app/company/facts.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The towns that a size page names by themselves (CM-06). */
const areas = ['Windsor', 'Fort Collins', 'Wellington']

/** Where we bring it (CM-06). */
export function Areas() {
	const others = facts.serviceTowns.filter((town) => !areas.includes(town))
	return (
		<section aria-labelledby="areas-heading" className="section">
			<div className="wrap grid items-baseline gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
				<h2 id="areas-heading" className="text-title">
					Service areas
				</h2>
				<div>
					<ul className="flex flex-wrap gap-x-10 gap-y-3">
						{areas.map((area) => (
							<li
								key={area}
								className="flex items-center gap-2 wrap-anywhere font-display text-2xl font-[650]"
							>
								<Icon name="pin" size={24} className="text-primary" />
								{area}
							</li>
						))}
					</ul>
					<p className="mt-5 max-w-[60ch]">And {new Intl.ListFormat('en-US').format(others)}.</p>
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
