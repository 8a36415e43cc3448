import { Link } from 'react-router'
import { Prose } from '#app/company/prose.tsx'
import { MileageSign, type NearbyTown } from './mileage_sign.tsx'

interface Props {
	name: string
	nearby: readonly NearbyTown[]
	/** Whether we empty businesses' dumpsters there. */
	hasDumpsters: boolean
	introduction: { title: string; description: string }
}

/** The nearby towns and commercial service (RT-03), and the office's text about this town (RT-04). */
export function Introduction({ name, nearby, hasDumpsters, introduction }: Props) {
	return (
		<div className="wrap section grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_24rem]">
			{(nearby.length > 0 || hasDumpsters) && (
				<section aria-labelledby="around-heading" className="lg:order-last">
					<h2 id="around-heading" className="sr-only">
						Around {name}
					</h2>
					{nearby.length > 0 && <MileageSign towns={nearby} />}
					{hasDumpsters && (
						<>
							<p className="mt-5">
								Throwing out more than a household? We empty dumpsters for shops, offices and kitchens in{' '}
								{name}, too.
							</p>
							<p>
								<Link to="/commercial" className="link inline-block py-2.5">
									Commercial Services
								</Link>
							</p>
						</>
					)}
				</section>
			)}
			<section aria-labelledby="introduction-heading">
				<h2 id="introduction-heading" className="max-w-[20ch] text-title">
					{introduction.title}
				</h2>
				{introduction.description.split('\n').map((paragraph) => (
					<p key={paragraph} className="mt-5 max-w-[58ch] text-lead">
						<Prose text={paragraph} />
					</p>
				))}
			</section>
		</div>
	)
}
