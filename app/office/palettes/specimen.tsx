import { useLayoutEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { prefixes } from './contrast.ts'

interface Props {
	colors: Readonly<Record<string, string>>
	scheme: 'day' | 'night'
}

/** Parts of the site in a palette's colors; before hydration in the active palette's. */
export function Specimen({ colors, scheme }: Props) {
	const box = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => {
		const style = box.current?.style
		for (const [property, value] of Object.entries(themeOf(colors, scheme)))
			style?.setProperty(property, value)
	}, [colors, scheme])
	return (
		<div
			ref={box}
			inert
			className="overflow-hidden rounded-md border border-border bg-background text-foreground"
		>
			<p className="band flex items-center justify-between gap-3 px-4 py-3 font-display font-[650]">
				The top of a page <Icon name="truck" className="text-band-accent" />
			</p>
			<div className="grid gap-3 p-4">
				<p className="font-display text-lg font-[750]">A heading in large letters</p>
				<p>
					Words on the page, <span className="text-muted-foreground">and quieter ones</span>, and{' '}
					<span className="link">a link</span>.
				</p>
				<div className="rounded-md border border-border bg-card p-3 text-card-foreground">
					<Stars rating={5} /> <span className="text-muted-foreground">A card with words on it</span>
				</div>
				<p className="rounded-md bg-secondary p-3 text-secondary-foreground">A quieter band</p>
				<p className="rounded-md bg-muted p-3">
					A muted one <span className="font-semibold text-destructive">with something wrong</span>
				</p>
				<p className="flex h-11 items-center rounded-md border border-input bg-card px-3 text-card-foreground">
					A field
				</p>
				<div className="flex flex-wrap gap-2">
					<Button kind="loud">Order</Button>
					<Button>Call</Button>
					<Button kind="secondary">More</Button>
				</div>
			</div>
		</div>
	)
}

/** The site's colors as its style sheet derives them from a palette (`styles.css`). */
function themeOf(colors: Readonly<Record<string, string>>, scheme: 'day' | 'night'): Record<string, string> {
	const prefix = prefixes[scheme]
	const own = Object.entries(colors).filter(([property]) => property.startsWith(prefix))
	const named = own.map(([property, value]) => [`--color-${property.slice(prefix.length)}`, `hsl(${value})`])
	const color = (name: string) => `hsl(${colors[prefix + name] ?? ''})`
	const band = scheme === 'day' ? 'primary' : 'secondary'
	return {
		...Object.fromEntries(named),
		'--color-band': color(band),
		'--color-band-foreground': color(`${band}-foreground`),
		'--color-band-accent': color('accent'),
	}
}
