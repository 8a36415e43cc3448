import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class_names.ts'
import { useMissed } from './use_missed.ts'

type Props = Omit<ComponentProps<'img'>, 'alt' | 'ref' | 'onError'> & { alt: string }

/** A drawing to scale, replaced by its description if it cannot be loaded: a placeholder would show wrong measures. */
export function ScaleImage({ alt, className, ...image }: Props) {
	const { isMissed, watched } = useMissed()
	if (isMissed) return <ScaleWords words={alt} className={className} />
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
