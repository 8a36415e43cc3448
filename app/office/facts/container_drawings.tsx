interface Props {
	/** The address of the drawn pictures. */
	folder: string
}

const drawings = [
	{ file: 'scale-carts.svg', width: 630, height: 428, alt: 'The trash carts' },
	{ file: 'help.svg', width: 1600, height: 900, alt: 'A trash cart and a recycling cart at the curb' },
	{ file: 'scale-cart-lawn.svg', width: 230, height: 392, alt: 'A lawn can' },
	{ file: 'scale-commercial.svg', width: 988, height: 318, alt: 'A commercial dumpster' },
	{ file: 'scale-rolloffs.svg', width: 1000, height: 200, alt: 'A roll-off container' },
]

/** Carts and containers as they are drawn now: what is saved, not what is being chosen. */
export function ContainerDrawings({ folder }: Props) {
	return (
		<figure className="rounded-md border border-border bg-card p-4 text-card-foreground sm:p-6">
			<figcaption className="font-semibold">As the pictures have them now</figcaption>
			<div className="mt-4 flex flex-wrap items-end gap-6">
				{drawings.map(({ file, alt, ...size }) => (
					<img
						key={file}
						src={`${folder}/${file}`}
						alt={alt}
						{...size}
						className="h-28 w-auto max-w-full object-contain object-left-bottom"
					/>
				))}
			</div>
		</figure>
	)
}
