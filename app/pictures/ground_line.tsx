import type { ReactNode } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { classNames } from '#app/ui/class_names.ts'
import { usePictureFolder } from './picture_folder.ts'
import { ScaleWords } from './scale_image.tsx'
import { feetTall, type Thing } from './scale_things.ts'
import { useImageError } from './use_image_error.ts'

interface Standing extends Thing {
	/**
	 * The caption below the thing. Use a no-break space between number and unit, because a small container is
	 * only as wide as that.
	 */
	label?: ReactNode
}

interface Props {
	things: readonly Standing[]
	/** A description of the picture. */
	alt: string
	/** The minimum length of the line in feet, to make lines comparable; by default, as long as the things on it. */
	feetWide?: number
	/** The height of the line in feet, if nothing on it is as tall as a truck. */
	feetHigh?: number
	className?: string | undefined
}

/** More than any page has room for, so that everything on a line shrinks alike. */
const pixelsAFoot = 48

/** Things at the same scale on a ground line, or on several lines if there are many. */
export function GroundLine({ things, alt, feetWide = 0, feetHigh, className }: Props) {
	const folder = usePictureFolder()
	const { hasFailed, watched } = useImageError()
	const facts = useFacts()
	const tall = Math.max(...things.map(({ file }) => feetTall(file, facts)))
	const high = feetHigh ?? tall
	const lines = inLines(things)
	const longest = Math.max(feetWide, ...(lines.length > 1 ? lines.map(feetOf) : []))
	if (hasFailed) return <ScaleWords words={alt} className={className} />
	return lines.map((line, at) => (
		<div key={line[0]?.piece} className={classNames('@container flex', at > 0 && 'pt-4', className)}>
			{line.map((thing, index) => (
				<Place key={thing.piece} {...thing} high={high}>
					<span className="absolute inset-x-0 bottom-0 block">
						<Box feetWide={thing.feetWide} high={tall} />
						<span className="late absolute inset-0 block">
							<img
								{...watched}
								src={`${folder}/${thing.file}.svg#${thing.piece}`}
								width={Math.round(thing.feetWide * pixelsAFoot)}
								height={Math.round(tall * pixelsAFoot)}
								loading="lazy"
								// The lines form a single picture, so only the first image has the description.
								alt={index === 0 && at === 0 ? alt : ''}
								className="size-full"
							/>
						</span>
					</span>
				</Place>
			))}
			{longest > feetOf(line) && <Place feetWide={longest - feetOf(line)} high={high} />}
		</div>
	))
}

/** The most things that fit on a phone with their captions. */
const mostInLine = 8

/** Splits the things into lines of about equal length if they do not fit on one. */
function inLines(things: readonly Standing[]): Standing[][] {
	const inEach = Math.ceil(things.length / Math.ceil(things.length / mostInLine))
	const starts = things.map((_, index) => index).filter((index) => index % inEach === 0)
	return starts.map((start) => things.slice(start, start + inEach))
}

function feetOf(line: readonly Standing[]): number {
	return line.reduce((sum, thing) => sum + thing.feetWide, 0)
}

interface PlaceProps {
	feetWide: number
	high: number
	label?: ReactNode
	children?: ReactNode
}

function Place({ feetWide, high, label, children }: PlaceProps) {
	return (
		<span className={classNames('block min-w-0 text-center', children !== undefined && 'px-1 sm:px-2')}>
			<span className="relative block overflow-clip">
				<Box feetWide={feetWide} high={high} />
				{children}
			</span>
			<span className={classNames('block', children !== undefined && '-mx-1 sm:-mx-2')}>
				<span className="block border-t-2 border-current" />
				{label && (
					<span className="mt-1.5 block @max-[12rem]:hidden text-[min(0.8125rem,5cqi)] leading-tight sm:text-[0.9375rem]">
						{label}
					</span>
				)}
			</span>
		</span>
	)
}

/** An empty box that shrinks in proportion. */
function Box({ feetWide, high }: { feetWide: number; high: number }) {
	return (
		<svg
			viewBox={`0 0 ${feetWide} ${high}`}
			width={feetWide * pixelsAFoot}
			height={high * pixelsAFoot}
			className="block h-auto max-w-full"
		/>
	)
}
