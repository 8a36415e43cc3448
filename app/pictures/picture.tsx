import { useEffect, useEffectEvent, useRef, useState } from 'react'
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

/** The placeholders in public/placeholders, drawn by art/scenes/placeholders.ts. */
export type PlaceholderType =
	'hero' | 'card' | 'team' | 'blog' | 'service' | 'commercial' | 'residential' | 'rolloff' | 'default'

interface Props {
	picture: PictureSource
	/** The placeholder if it cannot be loaded; by default a hero's or its service's. */
	placeholder?: PlaceholderType
	/** How wide it is shown, as the HTML attribute `sizes`. */
	sizes: string
	/** For the one picture of the first screen; all others load when they come near. */
	isEager?: boolean
	className?: string
}

/**
 * A picture in the sizes that storage serves (TH-05). A stored one that fails gives way to the drawn one, and a drawn one
 * to the placeholder of its type, each once (TH-04).
 */
export function Picture({ picture, placeholder, sizes, isEager, className }: Props) {
	const { name, alt, dark, stored, ...size } = picture
	const drawn = `/pictures/${name}-768.webp`
	const img = useRef<HTMLImageElement>(null)
	const [failed, setFailed] = useState<readonly string[]>([])
	const shown = stored && failed.includes(stored.img.src) ? undefined : stored
	const isReplaced = !shown && failed.includes(drawn)
	const source = (srcSet: string, media?: string) => (
		<source type="image/avif" media={media} srcSet={srcSet} sizes={sizes} />
	)
	const giveUp = () => isReplaced || setFailed([...failed, shown?.img.src ?? drawn])
	const onMissed = useEffectEvent(giveUp)
	// It may have failed before hydration, when nothing listened for the error.
	useEffect(() => void (img.current?.complete && !img.current.naturalWidth && onMissed()), [])
	const standIn = `/placeholders/${placeholder ?? (isEager ? 'hero' : typeOf(name))}`
	const boxClass = classNames(shown?.focus, className)
	const pictured = (pictureClass: string, imgClass: string) => (
		<picture className={pictureClass}>
			{shown?.focusSheet && <link {...shown.focusSheet} />}
			{!shown && !isReplaced && dark && source(drawnSet(`${name}-dark`, 'avif'), darkScheme)}
			{shown ? shown.avif && source(shown.avif) : !isReplaced && source(drawnSet(name, 'avif'))}
			{isReplaced && <source media={darkScheme} srcSet={`${standIn}-dark.svg`} />}
			<img
				ref={img}
				src={drawn}
				srcSet={drawnSet(name, 'webp')}
				alt={alt}
				{...size}
				sizes={sizes}
				loading={isEager ? 'eager' : 'lazy'}
				fetchPriority={isEager ? 'high' : 'auto'}
				decoding="async"
				onError={giveUp}
				{...shown?.img}
				// A placeholder does not show what the alt text says, so it has one of its own.
				{...(isReplaced && { src: `${standIn}.svg`, srcSet: undefined, alt: '' })}
				className={imgClass}
			/>
		</picture>
	)
	if (isEager) return pictured('contents print:hidden', `object-cover ${boxClass}`)
	return (
		<span className={`relative block overflow-clip print:hidden ${boxClass}`}>
			{pictured(
				'late absolute inset-0 [object-position:inherit]',
				'size-full object-cover [object-position:inherit]',
			)}
		</span>
	)
}

const darkScheme = '(prefers-color-scheme: dark)'

function typeOf(name: string): string {
	return /^(residential|commercial|roll-off)/.exec(name)?.[0].replace('-', '') ?? 'default'
}

function drawnSet(name: string, format: 'avif' | 'webp'): string {
	return [400, 768, 1024, 1280].map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
}
