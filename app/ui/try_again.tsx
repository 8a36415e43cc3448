import { Form, useLocation, useRevalidator } from 'react-router'
import { Button, type ButtonKind } from './button.tsx'

interface Props {
	/** The anchor of the section, to which a full page load without scripts returns. */
	anchor?: string
	kind?: ButtonKind
}

/** Reloads the data of a page of which a part could not be loaded; without scripts, the whole page. */
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
