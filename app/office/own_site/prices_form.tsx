import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { focusOn } from '#platform/browser/focus_on.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { typedTexts } from '../kernel/fields/collect_values.ts'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import { Panel } from '../parts/panel.tsx'
import { SubmitButton } from '../parts/submit_button.tsx'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import type { PriceRow } from '../prices/typed_prices.server.ts'
import type { OwnTable } from './own_rows.server.ts'
import { PriceFields } from './price_fields.tsx'

export interface PricesKept {
	/** The typed prices by field. */
	typed: FormValues
	/** The prices that the form was opened with; null for those that the page shows now. */
	opened: string | null
}

interface Props {
	/** The rows with prices, by kind. */
	kinds: readonly { label: string; rows: PriceRow[] }[]
	/** The prices that the page shows now. */
	shown: string
	tables: readonly OwnTable[]
	refusal: Refusal<PricesKept> | null
}

/** The form of all prices, with links to add a row to each table. */
export function PricesForm({ kinds, shown, tables, refusal }: Props) {
	const restored = useHalfTyped('prices-form', { kept: refusal })
	const left = restored && { typed: typedTexts(restored), opened: formText(restored, 'shown') }
	const { typed, opened } = refusal?.kept ?? left ?? { typed: {}, opened: null }
	const errors = refusal?.errors ?? []
	return (
		<Form id="prices-form" method="post" noValidate className="grid gap-6">
			<ErrorSummary errors={[...errors]} ref={focusOn} />
			<input type="hidden" name="shown" value={opened ?? shown} />
			{kinds.map(({ label, rows }) => (
				<PriceFields key={label} title={label} rows={rows} typed={typed} errors={errors}>
					<AddRow table={tables.find((table) => table.label === label)} />
				</PriceFields>
			))}
			{tables
				.filter(({ label }) => kinds.every((kind) => kind.label !== label))
				.map((table) => (
					<Panel key={table.label} title={table.label}>
						<p className="mb-3">There is none yet.</p>
						<AddRow table={table} />
					</Panel>
				))}
			<p>
				<SubmitButton kind="loud">Save and go on</SubmitButton>
			</p>
		</Form>
	)
}

function AddRow({ table }: { table: OwnTable | undefined }) {
	if (!table) return null
	return (
		<p>
			<ButtonLink kind="secondary" to={table.add.to}>
				{table.add.label}
			</ButtonLink>
		</p>
	)
}
