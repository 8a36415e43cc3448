import { Button } from '#app/ui/button.tsx'

/** Opens the browser's print dialog; without scripts its own menu does. */
export function PrintButton() {
	return (
		<Button className="needs-script" onClick={() => window.print()}>
			Print
		</Button>
	)
}
