import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '#app/ui/class_names.ts'
import { type Frame, drawingSuffix } from './frame.ts'
import { usePictureFolder } from './picture_folder.ts'

/** A picture that staff chose, as the server has it ready: an uploaded one in every size, as AVIF once that is made. */
export interface StoredPicture {
	img: { src: string; srcSet: string; alt: string; width: number; height: number }
	avif?: string
	/** Which point of it stays in sight, as classes of the sheet that `focusSheet` links. */
	focus?: string
	focusSheet?: { rel: 'stylesheet'; href: string; precedence: string }
}

/** A drawn picture, and perhaps a stored one to show in its place while it loads well. */
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
	/** The placeholder if it cannot be loaded; by default a hero's or its service's. */
	placeholder?: PlaceholderType
	/** Which composition of a drawing is shown from which width of the window on, or in which, the first that fits; the last in any other. */
	frames?: readonly (readonly [frame: Frame, when?: string])[]
	/**
	 * How wide an uploaded picture must be, as the HTML attribute `sizes` (TH-05). R stands for its width by its height: a box
	 * that it covers needs the wider of its own width and of its height × R.
	 */
	sizes: string
	/** The id of what moves once in a drawing, for whom motion does not disturb. */
	moving?: string
	/** For the one picture of the first screen; all others load when they come near. */
	isEager?: boolean
	className?: string
}

const always = [['standard']] as const

/** The size of a drawing's standard composition, in pixels. */
export const drawnSize = { width: 1600, height: 900 }

/**
 * A drawn scene, or a stored picture in the sizes that storage serves (TH-05). A stored one that fails gives way to the
 * drawn one, and a drawn one to the placeholder of its type, each once (TH-04).
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
	// It may have failed before hydration, when nothing listened for the error.
	useEffect(() => void (img.current?.complete && !img.current.naturalWidth && onMissed()), [])
	const standIn = `/placeholders/${placeholder ?? (isEager ? 'hero' : typeOf(name))}`
	// Where drawings have their place in the box, whatever is cut off them (art/frame.ts).
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
				// A placeholder does not show what the alt text says, so it has one of its own.
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

/** One for each composition and scheme that the `<img>` itself is not, where something moves before one that stands still. */
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
