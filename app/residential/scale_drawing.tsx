import { usePictureFolder } from '#app/pictures/picture_folder.ts'
import { ScaleImage } from '#app/pictures/scale_image.tsx'

interface Props {
	file: string
	width: number
	height: number
	alt: string
	/** Classes of the box, including its aspect ratio and width. */
	className: string
}

/** A drawing to scale of the company's carts, loaded lazily. */
export function ScaleDrawing({ file, alt, className, ...size }: Props) {
	const folder = usePictureFolder()
	return (
		<div className={`relative overflow-clip ${className}`}>
			<div className="late absolute inset-0">
				<ScaleImage src={`${folder}/${file}.svg`} loading="lazy" alt={alt} className="size-full" {...size} />
			</div>
		</div>
	)
}
