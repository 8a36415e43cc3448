import { classNames } from '#app/ui/class_names.ts'
import { Picture, type PictureSource } from './picture.tsx'

/** The picture on the not-found page. */
export function MissingPicture({ picture, className }: { picture: PictureSource; className?: string }) {
	return (
		<Picture
			picture={picture}
			sizes="(min-width:64rem) max(34rem,19rem*R),max(100vw,56vw*R)"
			isEager
			className={classNames('aspect-video w-full rounded-lg', className)}
		/>
	)
}
