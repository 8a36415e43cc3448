import { errorOf } from '#platform/forms/field_error.ts'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { TextField } from '#app/ui/field.tsx'
import type { FormState } from '../kernel/screens/row_form.tsx'
import { useScripts } from '../parts/use_scripts.ts'

interface Props {
	picture: { path: string; width: number; height: number }
	form: FormState
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}
const crops = [
	{ name: 'wide', className: 'aspect-21/9 w-56 max-w-full' },
	{ name: 'tall', className: 'aspect-3/4 w-18' },
	{ name: 'square', className: 'aspect-square w-24' },
] as const

/**
 * The point that stays visible when a page crops the picture: two numbers, and with scripts a marker on the picture.
 */
export function FocusField({ picture: { path, width, height }, form: { values, errors, field } }: Props) {
	const [x, setX] = useState(values['focal_x'] ?? '')
	const [y, setY] = useState(values['focal_y'] ?? '')
	const isAlive = useScripts()
	const move = (newX: number, newY: number) => {
		setX(String(within(newX)))
		setY(String(within(newY)))
	}
	const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
		if (detail === 0) return
		const box = currentTarget.getBoundingClientRect()
		move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
	}
	const press = (event: KeyboardEvent) => {
		const step = steps[event.key]
		if (!step) return
		event.preventDefault()
		const far = event.shiftKey ? 10 : 2
		move(Number(x) + step[0] * far, Number(y) + step[1] * far)
	}
	const percentField = (name: string, label: string, value: string, set: (value: string) => void) =>
		field(
			name,
			<TextField
				{...{ name, label, value, ...percent }}
				error={errorOf(errors, name)}
				onChange={(event) => set(event.target.value)}
			/>,
		)
	const shown = (
		<>
			<img
				src={path}
				alt=""
				width={width}
				height={height}
				className="h-auto max-h-[26rem] w-auto max-w-full"
			/>
			<Marker x={within(x)} y={within(y)} />
		</>
	)
	return (
		<fieldset>
			<legend className="font-semibold">What must stay in sight</legend>
			<p className="mt-1 mb-3 text-[0.9375rem] text-muted-foreground">
				Pages crop pictures to their own shape, around this point.
				{isAlive && ' Click on the picture, or use the arrow keys on it.'}
			</p>
			{isAlive ? (
				<button
					type="button"
					onClick={click}
					onKeyDown={press}
					aria-label={`Point on the picture: ${x} percent from the left, ${y} percent from the top. Arrow keys move it.`}
					className="relative block w-fit max-w-full cursor-crosshair overflow-hidden rounded-lg bg-muted"
				>
					{shown}
				</button>
			) : (
				<div className="relative w-fit max-w-full overflow-hidden rounded-lg bg-muted">{shown}</div>
			)}
			<div className="mt-4 grid max-w-md grid-cols-2 gap-4">
				{percentField('focal_x', 'From the left, %', x, setX)}
				{percentField('focal_y', 'From the top, %', y, setY)}
			</div>
			<Crops path={path} x={x} y={y} />
		</fieldset>
	)
}

/** A ring with a dot, light on dark, to be visible on any picture. */
function Marker({ x, y }: { x: number; y: number }) {
	const center = { cx: `${x}%`, cy: `${y}%` }
	return (
		<svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
			<circle {...center} r="14" fill="none" stroke="#000" strokeWidth="5" />
			<circle {...center} r="14" fill="none" stroke="#fff" strokeWidth="2.5" />
			<circle {...center} r="3" fill="#fff" stroke="#000" />
		</svg>
	)
}

/** The picture in the aspect ratios that pages crop it to. */
function Crops({ path, x, y }: { path: string; x: string; y: string }) {
	return (
		<div className="mt-5 flex flex-wrap items-end gap-4">
			{crops.map(({ name, className }) => (
				<figure key={name} className="max-w-full">
					<img
						src={path}
						alt=""
						className={`rounded-md bg-muted object-cover ${className} focus-x-${tenth(x)} focus-y-${tenth(y)}`}
					/>
					<figcaption className="mt-1 text-sm text-muted-foreground">{name}</figcaption>
				</figure>
			))}
		</div>
	)
}

const percent = { type: 'number', inputMode: 'numeric', required: true, min: 0, max: 100, step: 1 } as const

function within(value: string | number): number {
	return Math.min(100, Math.max(0, Math.round(Number(value) || 0)))
}

function tenth(value: string): number {
	return Math.round(within(value) / 10) * 10
}
