import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ShownStop } from './shown_stop.ts'

interface Props {
	stop: Pick<ShownStop, 'id' | 'what' | 'name' | 'hasTurn'>
	/** Its position in its area; `last` is the number of stops there. */
	turn: number
	last: number
}

/** Buttons that move a stop within its area if the shortest way is not the one wanted; not printed. */
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
