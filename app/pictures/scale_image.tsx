import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class_names.ts'
import { useImageError } from './use_image_error.ts'

type Props = Omit<ComponentProps<'img'>, 'alt' | 'ref' | 'onError'> & { alt: string }

/** A drawing to scale, replaced by its description if it cannot be loaded: a placeholder would show wrong measures. */
export function ScaleImage({ alt, className, ...image }: Props) {
	const { hasFailed, watched } = useImageError()
	if (hasFailed) return <ScaleWords words={alt} className={className} />
	return <img {...watched} alt={alt} className={className} {...image} />
}

/** The description of a drawing to scale. */
export function ScaleWords({ words, className }: { words: string; className?: string | undefined }) {
	return (
		<span
			className={classNames(
				'flex items-center justify-center bg-muted p-4 text-center text-muted-foreground',
				className,
			)}
		>
			{words}
		</span>
	)
}
