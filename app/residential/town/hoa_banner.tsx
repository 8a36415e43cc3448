import { useFacts } from '#app/company/current_facts.ts'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** A banner for HOA boards and managers (RT-07), if that service is offered. */
export function HoaBanner({ picture }: { picture: PictureSource }) {
	const { services } = useFacts()
	if (!services.hoa) return null
	return (
		<aside aria-labelledby="hoa-heading" className="wrap print:hidden">
			<div className="grid overflow-hidden rounded-lg bg-muted md:grid-cols-[1fr_1.15fr]">
				<div>
					<Picture
						picture={picture}
						placeholder="card"
						frames={[['standard', '64rem'], ['upright', '48rem'], ['standard']]}
						sizes="(min-width:48rem) max(35rem,18rem*R),max(100vw,50vw*R)"
						className="aspect-[2/1] w-full md:aspect-auto md:h-full md:min-h-72"
					/>
				</div>
				<div className="flex flex-col items-start justify-center p-6 sm:p-9">
					<h2 id="hoa-heading" className="text-subtitle">
						On the board of an HOA?
					</h2>
					<p className="mt-2 max-w-[46ch]">One truck and one pickup day for the whole neighborhood.</p>
					<ButtonLink to="/hoa-services" kind="secondary" className="mt-5">
						Explore HOA Services
					</ButtonLink>
				</div>
			</div>
		</aside>
	)
}
