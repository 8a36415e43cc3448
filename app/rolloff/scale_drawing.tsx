import { usePictureFolder } from '#app/pictures/picture_folder.ts'
import { ScaleImage } from '#app/pictures/scale_image.tsx'
import { classNames } from '#app/ui/class_names.ts'
import { dimensions, type RolloffSize } from './sizes.ts'

interface Props {
	size: RolloffSize
	/** For the one drawing of the first screen. */
	isEager?: boolean
	className?: string
}

/** A container to scale beside a person and a pickup truck; all sizes share one scale and one file. */
export function ScaleDrawing({ size, isEager = false, className }: Props) {
	return (
		<ScaleImage
			src={`${usePictureFolder()}/scale-rolloffs.svg#yard-${size.yards}`}
			width={1000}
			height={200}
			loading={isEager ? 'eager' : 'lazy'}
			fetchPriority={isEager ? 'high' : 'auto'}
			alt={`The ${size.yards}-yard container, ${dimensions(size)} outside, drawn to scale beside a person and a pickup truck`}
			className={classNames('h-auto w-full', className)}
		/>
	)
}
