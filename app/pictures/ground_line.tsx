import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class_names.ts'
import { usePictureFolder } from './picture_folder.ts'
import { ScaleWords } from './scale_image.tsx'
import { feetTall, type Thing } from './scale_things.ts'
import { useMissed } from './use_missed.ts'

interface Standing extends Thing {
	/** Said below it. */
	label?: ReactNode
}

interface Props {
	things: readonly Standing[]
	/** What is seen, in words. */
	alt: string
	/** How long the line is in feet, where lines are to be compared; as long as what stands on it unless it says more. */
	feetWide?: number
	className?: string | undefined
}

/** More than any page has room for, so that everything on a line shrinks alike. */
const pixelsAFoot = 48

/** Things at one scale on one ground line, whichever of them there are. */
export function GroundLine({ things, alt, feetWide = 0, className }: Props) {
	const folder = usePictureFolder()
	const { isMissed, watched } = useMissed()
	const tall = Math.max(...things.map(({ file }) => feetTall[file]))
	const left = feetWide - things.reduce((sum, thing) => sum + thing.feetWide, 0)
	if (isMissed) return <ScaleWords words={alt} className={className} />
	return (
		<div className={classNames('flex', className)}>
			{things.map((thing, index) => (
				<Place key={thing.piece} {...thing} tall={tall}>
					<img
						{...watched}
						src={`${folder}/${thing.file}.svg#${thing.piece}`}
						width={thing.feetWide * pixelsAFoot}
						height={tall * pixelsAFoot}
						loading="lazy"
						// One picture, in words said once.
						alt={index === 0 ? alt : ''}
						className="absolute inset-0 size-full"
					/>
				</Place>
			))}
			{left > 0 && <Place feetWide={left} tall={tall} />}
		</div>
	)
}

interface PlaceProps {
	feetWide: number
	tall: number
	label?: ReactNode
	children?: ReactNode
}

function Place({ feetWide, tall, label, children }: PlaceProps) {
	return (
		<span className="block min-w-0 px-1 text-center sm:px-2">
			<span className="relative block">
				<svg
					viewBox={`0 0 ${feetWide} ${tall}`}
					width={feetWide * pixelsAFoot}
					height={tall * pixelsAFoot}
					className="block h-auto max-w-full"
				/>
				{children}
			</span>
			<span className="-mx-1 block border-t-2 border-current sm:-mx-2" />
			{label && (
				<span className="mt-1.5 block text-[0.8125rem] leading-tight sm:text-[0.9375rem]">{label}</span>
			)}
		</span>
	)
}
