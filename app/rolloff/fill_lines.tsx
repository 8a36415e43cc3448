import { useFacts } from '#app/company/current_facts.ts'
import { fillDepth, fillInches, loadMaterials } from '#app/company/fill_depth.ts'
import { classNames } from '#app/ui/class_names.ts'
import type { RolloffSize } from './sizes.ts'

interface Props {
	size: RolloffSize
	/** Shows one column, without materials that may fill the container. */
	isOnlyHeavy?: boolean
}

/** The maximum depth of each material in a size before it reaches the weight limit, with a gauge for each. */
export function FillLines({ size: { yards }, isOnlyHeavy = false }: Props) {
	const facts = useFacts()
	const size = facts.rolloffs.find((one) => one.yards === yards)
	if (!size) return null
	const shown = loadMaterials.filter(({ key }) => !isOnlyHeavy || fillInches(size, key) !== null)
	return (
		<dl
			className={classNames(
				'grid gap-x-10 border-t-2 border-foreground',
				!isOnlyHeavy && 'grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]',
			)}
		>
			{shown.map(({ key, name }) => (
				<div key={key} className="flex flex-wrap items-center gap-x-4 border-b border-border py-2.5">
					<Gauge share={(fillInches(size, key) ?? size.feet[2] * 12) / (size.feet[2] * 12)} />
					<dt className="grow basis-24">{name}</dt>
					<dd className="ml-auto shrink-0 font-display font-[750] whitespace-nowrap">{`to ${fillDepth(size, key)}`}</dd>
				</div>
			))}
		</dl>
	)
}

/** A side view of a filled container. */
function Gauge({ share }: { share: number }) {
	const depth = Math.max(1.5, share * 18)
	return (
		<svg viewBox="0 0 44 22" width={44} height={22} aria-hidden="true" className="shrink-0">
			<rect x={2} y={20 - depth} width={40} height={depth} className="fill-accent" />
			<path d="M1 1v20h42V1" className="fill-none stroke-current stroke-2" />
		</svg>
	)
}
