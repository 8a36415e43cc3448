import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'

/** The crew (HM-12). */
export function About({ heading, text, picture }: { heading: string; text: string; picture: PictureSource }) {
	const { services } = useFacts()
	return (
		<section aria-labelledby="about-heading" className="section">
			<div className="wrap grid items-center gap-x-16 gap-y-7 lg:grid-cols-2">
				<Picture
					picture={picture}
					placeholder="team"
					frames={[['upright']]}
					sizes="(min-width:64rem) max(36rem,27rem*R),max(100vw,75vw*R)"
					className="aspect-[4/3] w-full rounded-lg max-sm:hidden"
				/>
				<div>
					<h2 id="about-heading" className="text-title">
						{heading}
					</h2>
					<p className="mt-4 max-w-[52ch] text-lead">{text}</p>
					<p className="mt-4 max-w-[58ch] max-sm:hidden">
						There is no contract to sign and no fee that shows up later. You get a price, a day
						{services.residential && ' and a cart'}, and a name to ask for when something goes wrong.
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
