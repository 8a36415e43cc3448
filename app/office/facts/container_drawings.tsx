import { useFacts } from '#app/company/current_facts.ts'
import type { Service } from '#db/service_names.ts'

interface Props {
	/** The URL of the folder with the drawings. */
	folder: string
}

interface Drawing {
	file: string
	width: number
	height: number
	alt: string
	service: Service
}

const drawings: readonly Drawing[] = [
	{ file: 'scale-carts.svg', width: 630, height: 428, alt: 'The trash carts', service: 'residential' },
	{
		file: 'help.svg',
		width: 1600,
		height: 900,
		alt: 'A trash cart and a recycling cart at the curb',
		service: 'residential',
	},
	{ file: 'scale-cart-lawn.svg', width: 230, height: 392, alt: 'A lawn can', service: 'lawn' },
	{
		file: 'scale-commercial.svg',
		width: 988,
		height: 318,
		alt: 'A commercial dumpster',
		service: 'commercial',
	},
	{ file: 'scale-rolloffs.svg', width: 1000, height: 200, alt: 'A roll-off container', service: 'rolloff' },
]

/** Drawings of carts and containers with the saved colors, not the ones being chosen. */
export function ContainerDrawings({ folder }: Props) {
	const { services } = useFacts()
	const shown = drawings.filter(({ service }) => services[service])
	return (
		<figure className="rounded-md border border-border bg-card p-4 text-card-foreground sm:p-6">
			<figcaption className="font-semibold">As the pictures have them now</figcaption>
			<div className="mt-4 flex flex-wrap items-end gap-6">
				{shown.map(({ file, alt, width, height }) => (
					<img
						key={file}
						src={`${folder}/${file}`}
						alt={alt}
						width={width}
						height={height}
						className="h-28 w-auto max-w-full object-contain object-left-bottom"
					/>
				))}
			</div>
		</figure>
	)
}
