import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '#app/ui/class_names.ts'
import { type Frame, drawingSuffix } from './frame.ts'
import { usePictureFolder } from './picture_folder.ts'

/**
 * A picture chosen by staff, with its stored files: an uploaded one in all widths, and as AVIF once that is
 * encoded.
 */
export interface StoredPicture {
	img: { src: string; srcSet: string; alt: string; width: number; height: number }
	avif?: string
	/** The focal point that stays visible, as classes of the style sheet `focusSheet`. */
	focus?: string
	focusSheet?: { rel: 'stylesheet'; href: string; precedence: string }
}

/** A drawn picture, optionally with a stored one that replaces it as long as that loads. */
export interface PictureSource {
	name: string
	alt: string
	stored?: StoredPicture
}

/** The placeholders, drawn by art/scenes/placeholders.ts. */
type PlaceholderType =
	'hero' | 'card' | 'team' | 'blog' | 'service' | 'commercial' | 'residential' | 'rolloff' | 'default'

interface Props {
	picture: PictureSource
	/** The placeholder for a failed picture; by default the hero's or the service's. */
	placeholder?: PlaceholderType
	/**
	 * The compositions of a drawing with the window width or media query from which each is shown; the first
	 * match wins, and the last is the default.
	 */
	frames?: readonly (readonly [frame: Frame, when?: string])[]
	/**
	 * The HTML attribute `sizes` for an uploaded picture (TH-05). R is replaced with its aspect ratio, width by
	 * height: to cover a box, it must be as wide as the box and as the box's height times R.
	 */
	sizes: string
	/** The id of a part of the drawing that is animated once, unless reduced motion is preferred. */
	moving?: string
	/** For the one picture on the first screen; all others load lazily. */
	isEager?: boolean
	className?: string
}

const always = [['standard']] as const

/** The size of a drawing's standard composition, in pixels. */
export const drawnSize = { width: 1600, height: 900 }

/**
 * A drawn scene, or a stored picture in its stored sizes (TH-05). A stored picture that fails is replaced by
 * the drawn one, and a drawn one by the placeholder of its type, each once (TH-04).
 */
export function Picture({ picture, placeholder, frames = always, sizes, moving, isEager, className }: Props) {
	const { name, alt, stored } = picture
	const scene = `${usePictureFolder()}/${name}`
	const [narrowest] = frames.at(-1) ?? always[0]
	const drawn = scene + drawingSuffix(narrowest)
	const img = useRef<HTMLImageElement>(null)
	const [failed, setFailed] = useState<readonly string[]>([])
	const shown = stored && failed.includes(stored.img.src) ? undefined : stored
	const isReplaced = !shown && failed.includes(drawn)
	const giveUp = () => isReplaced || setFailed([...failed, shown?.img.src ?? drawn])
	const onMissed = useEffectEvent(giveUp)
	// It may have failed before hydration, when there was no error listener.
	useEffect(() => void (img.current?.complete && !img.current.naturalWidth && onMissed()), [])
	const standIn = `/placeholders/${placeholder ?? (isEager ? 'hero' : typeOf(name))}`
	// The position of drawings in the box, whatever part is cropped (art/frame.ts).
	const boxClass = classNames(shown ? shown.focus : 'object-[60%_85%]', className)
	const ownSizes = shown && sizes.replaceAll('R', (shown.img.width / shown.img.height).toFixed(2))
	const pictured = (pictureClass: string, imgClass: string) => (
		<picture className={pictureClass}>
			{shown?.focusSheet && <link {...shown.focusSheet} />}
			{shown
				? shown.avif && <source type="image/avif" srcSet={shown.avif} sizes={ownSizes} />
				: drawnSources(isReplaced ? standIn : scene, frames, isReplaced ? undefined : moving)}
			<img
				ref={img}
				src={drawn}
				alt={alt}
				{...drawnSize}
				loading={isEager ? 'eager' : 'lazy'}
				fetchPriority={isEager ? 'high' : 'auto'}
				decoding="async"
				onError={giveUp}
				{...(shown && { ...shown.img, sizes: ownSizes })}
				// A placeholder does not show what the alt text describes, so it gets an empty one.
				{...(isReplaced && { src: standIn + drawingSuffix(narrowest), alt: '' })}
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

const mayMove = '(prefers-reduced-motion:no-preference)'

/**
 * A source for each composition and color scheme other than the `<img>`'s own, with the animated version before
 * the static one.
 */
function drawnSources(stem: string, frames: NonNullable<Props['frames']>, moving?: string) {
	return frames.flatMap(([frame, fits]) =>
		[true, false].flatMap((isDark) =>
			[moving && `#${moving}`, ''].map((part) => {
				const when = [
					fits?.startsWith('(') ? fits : fits && `(min-width:${fits})`,
					isDark && '(prefers-color-scheme:dark)',
					part && mayMove,
				].filter(Boolean)
				const file = stem + drawingSuffix(frame, isDark) + part
				return (
					part !== undefined &&
					when[0] && <source key={`${fits} ${file}`} media={when.join(' and ')} srcSet={file} />
				)
			}),
		),
	)
}

function typeOf(name: string): string {
	return /residential|commercial|roll-off/.exec(name)?.[0].replace('-', '') ?? 'default'
}
