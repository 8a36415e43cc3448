import { usePictureFolder } from '#app/pictures/picture_folder.ts'
import { ScaleImage } from '#app/pictures/scale_image.tsx'
import { Picture, type PictureSource } from '#app/pictures/picture.tsx'

export interface SizePicture {
	alt: string
	/** The file of the drawing to scale in the folder of pictures; null if there is none for the size. */
	drawing: string | null
	/** Shown if there is no drawing, or if staff chose a picture. */
	picture: PictureSource | null
}

/** A dumpster to scale beside a person and a pickup truck. */
export function SizeDrawing({ alt, drawing, picture }: SizePicture) {
	const folder = usePictureFolder()
	if (!drawing) {
		return (
			picture && (
				<Picture
					picture={picture}
					sizes="(min-width:64rem) max(37rem,21rem*R),max(100vw,56vw*R)"
					className="aspect-video w-full rounded-lg"
				/>
			)
		)
	}
	return (
		<div className="overflow-hidden rounded-lg bg-muted pt-8 max-sm:pb-3">
			<ScaleImage src={`${folder}/${drawing}`} width={988} height={318} alt={alt} className="h-auto w-full" />
		</div>
	)
}
