import { cartsDrawn } from '#app/company/cart_name.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { ScaleDrawing } from './scale_drawing.tsx'

/** The drawing's aspect ratio by the number of carts. */
const ratios: Readonly<Record<number, string>> = {
	1: 'aspect-square',
	2: 'aspect-[630/428]',
	3: 'aspect-[5/2]',
}

/** The trash carts to scale beside a person; nothing if there are no carts. */
export function CartsDrawing({ className = '' }: { className?: string }) {
	const { carts } = useFacts()
	if (carts.length === 0) return null
	return (
		<ScaleDrawing
			file="scale-carts"
			width={630}
			height={428}
			alt={cartsDrawn(carts)}
			className={`${ratios[carts.length] ?? 'aspect-[7/2]'} ${className}`}
		/>
	)
}
