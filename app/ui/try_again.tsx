import { Form, useLocation, useRevalidator } from 'react-router'
import { Button, type ButtonKind } from './button.tsx'

interface Props {
	/** Where on the page it stands: a page that is asked for without scripts comes back there. */
	anchor?: string
	kind?: ButtonKind
}

/** Asks for the data of a page again of which something could not be loaded; without scripts for the page. */
export function TryAgain({ anchor, kind = 'secondary' }: Props) {
	const { state, revalidate } = useRevalidator()
	const { pathname } = useLocation()
	return (
		<Form
			action={anchor ? `${pathname}#${anchor}` : pathname}
			onSubmit={(event) => {
				event.preventDefault()
				void revalidate()
			}}
		>
			<Button type="submit" kind={kind} disabled={state === 'loading'}>
				Try Again
			</Button>
		</Form>
	)
}
