import { Link } from 'react-router'
import { facts } from '#app/company/facts.ts'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'

/** Who comes down the road (HM-12). `years` in service as of today (decision D25). */
export function About({ years, picture }: { years: number; picture: PictureSource }) {
	return (
		<section aria-labelledby="about-heading" className="section">
			<div className="wrap grid items-center gap-x-16 gap-y-7 lg:grid-cols-2">
				<Picture
					picture={picture}
					placeholder="team"
					sizes="(min-width: 64rem) 37rem, 100vw"
					className="aspect-[4/3] w-full max-sm:aspect-video rounded-lg object-[62%_100%]"
				/>
				<div>
					<h2 id="about-heading" className="text-title">
						Local since {facts.founded.year}
					</h2>
					<p className="mt-4 max-w-[52ch] text-lead">
						We are a family, and we have hauled trash in Northern Colorado for {years} years. The office is in{' '}
						{facts.address.city}. The person who answers the phone knows the driver, and the driver knows your
						road.
					</p>
					<p className="mt-4 max-w-[58ch] max-sm:hidden">
						There is no contract to sign and no fee that shows up later. You get a price, a day and a cart,
						and a name to ask for when something goes wrong.
					</p>
					<p className="mt-3 sm:mt-6">
						<Link to="/about" className="link inline-block py-2.5">
							More about us
						</Link>
					</p>
				</div>
			</div>
		</section>
	)
}
