import { type ComponentProps, useState } from 'react'
import { classNames } from '#app/ui/class_names.ts'

type Props = Omit<ComponentProps<'img'>, 'alt'> & { alt: string }

/** A drawing to scale, and its words where it cannot be loaded: no placeholder stands for a measure. */
export function ScaleImage({ alt, className, ...image }: Props) {
	const [isMissed, setMissed] = useState(false)
	if (isMissed)
		return (
			<span
				className={classNames(
					'flex items-center justify-center bg-muted p-4 text-center text-muted-foreground',
					className,
				)}
			>
				{alt}
			</span>
		)
	return (
		<img
			// It may have failed before hydration, when nothing listened for the error.
			ref={(img) => void (img?.complete && img.naturalWidth === 0 && setMissed(true))}
			onError={() => setMissed(true)}
			alt={alt}
			className={className}
			{...image}
		/>
	)
}
