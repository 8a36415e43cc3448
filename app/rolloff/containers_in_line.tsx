import { useFacts } from '#app/company/current_facts.ts'
import { listed } from '#platform/text/listed.ts'
import { GroundLine } from '#app/pictures/ground_line.tsx'
import { beside, container } from '#app/pictures/scale_things.ts'
import { dimensions, type RolloffSize } from './sizes.ts'

interface Props {
	sizes: readonly RolloffSize[]
	className?: string
}

/** Containers on one ground line with a person and a pickup truck, for comparison. */
export function ContainersInLine({ sizes, className }: Props) {
	if (sizes.length === 0) return null
	const things = sizes.map((size) => ({
		...container(size),
		label: (
			<>
				<span className="block font-semibold">{size.yards}&nbsp;yd</span>
				<span className="hidden lg:block">{dimensions(size)} outside</span>
			</>
		),
	}))
	return (
		<GroundLine
			things={[...things, ...beside('scale-rolloffs')]}
			alt={`The ${listed(sizes.map(({ yards }) => String(yards)))}-yard containers, drawn to scale beside a person of 5 ft 9 and a pickup truck`}
			className={className}
		/>
	)
}

/** The space above a single container, in feet. */
const headroom = 0.3

/** A single container, at the same scale as all other single ones. */
export function ContainerAlone({ size, className }: { size: RolloffSize; className?: string }) {
	const { rolloffs } = useFacts()
	const longest = Math.max(...rolloffs.map(({ feet }) => feet[0]))
	return (
		<GroundLine
			things={[container(size)]}
			feetWide={longest}
			feetHigh={size.feet[2] + headroom}
			alt={`The ${size.yards}-yard container, ${dimensions(size)} outside, drawn to scale`}
			className={className}
		/>
	)
}
