import { formatOrigin, type Origin, originParameters } from './origin.ts'

/** Within the form of the filters: keeps when and from where the listed requests came, and says so. */
export function OriginNote({ origin }: { origin: Origin | null }) {
	if (origin === null) return null
	return (
		<p className="mt-2 font-semibold">
			{originParameters(origin).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			Only: {formatOrigin(origin)}
		</p>
	)
}
