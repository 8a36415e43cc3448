import { useState } from 'react'
import { classNames } from '#app/ui/class_names.ts'

/** A picture that staff chose, as the server has it ready: an uploaded one in every size, as AVIF once that is made. */
export interface StoredPicture {
	img: { src: string; srcSet: string; alt: string; width: number; height: number }
	avif?: string
	/** Which point of it stays in sight, as classes of the sheet that `focusSheet` links. */
	focus?: string
	focusSheet?: { rel: 'stylesheet'; href: string; precedence: string }
}

/** A drawn picture, with its own size in pixels, and perhaps a stored one to show in its place while it loads well. */
export interface PictureSource {
	name: string
	width: number
	height: number
	alt: string
	/** Whether it was drawn at dusk too, for the dark scheme. */
	dark: boolean
	stored?: StoredPicture
}

interface Props {
	picture: PictureSource
	/** How wide it stands on the page, as in HTML. */
	sizes: string
	/** For the one picture of the first screen; all others load when they come near. */
	isEager?: boolean
	className?: string
}

/** A picture in the sizes that storage serves (TH-05). A stored one that fails gives way to the drawn one, once (TH-04). */
export function Picture({ picture, sizes, isEager, className }: Props) {
	const { name, alt, dark, stored, ...size } = picture
	const [failed, setFailed] = useState<string>()
	const shown = stored?.img.src === failed ? undefined : stored
	const source = (srcSet: string, media?: string) => (
		<source type="image/avif" media={media} srcSet={srcSet} sizes={sizes} />
	)
	const giveUp = () => shown && setFailed(shown.img.src)
	const place = classNames(shown?.focus, className)
	const pictured = (pictureClass: string, imgClass: string) => (
		<picture className={pictureClass}>
			{shown?.focusSheet && <link {...shown.focusSheet} />}
			{!shown && dark && source(drawnSet(`${name}-dark`, 'avif'), '(prefers-color-scheme: dark)')}
			{shown ? shown.avif && source(shown.avif) : source(drawnSet(name, 'avif'))}
			<img
				// It may have failed before scripts were here to hear of it.
				ref={(img) => void (img?.complete && !img.naturalWidth && giveUp())}
				src={`/pictures/${name}-768.webp`}
				srcSet={drawnSet(name, 'webp')}
				alt={alt}
				{...size}
				sizes={sizes}
				loading={isEager ? 'eager' : 'lazy'}
				fetchPriority={isEager ? 'high' : 'auto'}
				decoding="async"
				onError={giveUp}
				{...shown?.img}
				className={imgClass}
			/>
		</picture>
	)
	if (isEager) return pictured('contents print:hidden', `object-cover ${place}`)
	return (
		<span className={`relative block overflow-clip print:hidden ${place}`}>
			{pictured(
				'late absolute inset-0 [object-position:inherit]',
				'size-full object-cover [object-position:inherit]',
			)}
		</span>
	)
}

function drawnSet(name: string, format: 'avif' | 'webp'): string {
	return [400, 768, 1024, 1280].map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
}
