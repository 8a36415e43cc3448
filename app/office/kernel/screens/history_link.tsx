import type { EditedTable } from '#app/content/fields.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { screensOf } from '../store/screens_of.ts'

/** The button to the history of a type, for the heads of its own screens. */
export function HistoryLink({ table }: { table: EditedTable }) {
	return (
		<ButtonLink kind="secondary" to={screensOf({ table }).history()}>
			History
		</ButtonLink>
	)
}
