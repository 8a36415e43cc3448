import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ShownStop } from './shown_stop.ts'

interface Props {
	stop: Pick<ShownStop, 'id' | 'what' | 'name' | 'hasTurn'>
	/** Which of its area it is, and how many there are. */
	turn: number
	last: number
}

/** Moves a stop among those of its area, where the way that saves driving is not the one that is wanted; hidden on paper. */
export function Turn({ stop: { id, what, name, hasTurn }, turn, last }: Props) {
	const about = `${what}, ${name}`
	const choices = [
		...(turn > 1 ? [{ label: 'Up', to: String(turn - 1) }] : []),
		...(turn < last ? [{ label: 'Down', to: String(turn + 1) }] : []),
		...(hasTurn ? [{ label: 'Shortest way', to: '' }] : []),
	]
	return (
		<Form method="post" preventScrollReset className="mt-2 flex flex-wrap print:hidden">
			<input type="hidden" name="intent" value="turn" />
			<input type="hidden" name="stop" value={id} />
			{choices.map(({ label, to }) => (
				<Button
					key={label}
					type="submit"
					kind="quiet"
					name="turn"
					value={to}
					aria-label={`${label}: ${about}`}
				>
					{label}
				</Button>
			))}
		</Form>
	)
}
