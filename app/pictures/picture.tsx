import { useState } from 'react'
import { classNames } from '#app/ui/class_names.ts'

/** A drawn picture, with its own size in pixels; `path` is a stored one to show in its place while it loads well. */
export interface PictureSource {
	name: string
	width: number
	height: number
	alt: string
	/** Whether it was drawn at dusk too, for the dark scheme. */
	dark: boolean
	path?: string
}

interface Props {
	picture: PictureSource
	/** How wide it stands on the page, as in HTML. */
	sizes: string
	/** For the one picture of the first screen; all others load when they come near. */
	isEager?: boolean
	className?: string
}

const widths = [400, 768, 1024, 1280]

/** A picture in the sizes that storage serves (TH-05). A stored one that fails gives way to the drawn one, once (TH-04). */
export function Picture({ picture, sizes, isEager = false, className }: Props) {
	const { name, width, height, alt, dark, path } = picture
	const [failedPath, setFailedPath] = useState<string>()
	const imgProps = {
		width,
		height,
		loading: isEager ? 'eager' : 'lazy',
		fetchPriority: isEager ? 'high' : 'auto',
		decoding: 'async',
	} as const

	if (path && path !== failedPath) {
		const giveUp = () => setFailedPath(path)
		// It may have failed before scripts were here to hear of it.
		const check = (img: HTMLImageElement | null) => void (img?.complete && img.naturalWidth === 0 && giveUp())
		return (
			<picture className="contents print:hidden">
				<img
					ref={check}
					src={path}
					alt={alt}
					{...imgProps}
					onError={giveUp}
					className={classNames('object-cover', className)}
				/>
			</picture>
		)
	}
	return (
		<picture className="contents print:hidden">
			{dark && (
				<source
					type="image/avif"
					media="(prefers-color-scheme: dark)"
					srcSet={srcSet(`${name}-dark`, 'avif')}
					sizes={sizes}
				/>
			)}
			<source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
			<img
				src={`/pictures/${name}-768.webp`}
				alt={alt}
				srcSet={srcSet(name, 'webp')}
				sizes={sizes}
				{...imgProps}
				className={classNames('object-cover', className)}
			/>
		</picture>
	)
}

function srcSet(name: string, format: 'avif' | 'webp'): string {
	return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
}
