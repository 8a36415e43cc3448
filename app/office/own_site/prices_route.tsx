import { focusOn } from '#platform/browser/focus_on.ts'
import { Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formText } from '#platform/forms/form_text.ts'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { unavailable } from '../kernel/store/write_content.server.ts'
import { done, invalid, officeAction, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { Panel } from '../parts/panel.tsx'
import { knownPrices } from '../prices/known_prices.server.ts'
import { savePrices } from '../prices/save_prices.server.ts'
import { priceFields, readTypedPrices, shownPrices, typedInto } from '../prices/typed_prices.server.ts'
import type { Route } from './+types/prices_route.ts'
import { pricesStepPath } from './own_path.ts'
import { type OwnTable, readOwnRows } from './own_rows.server.ts'
import { PriceFields } from './price_fields.tsx'
import { confirmSeen } from './save_step.server.ts'
import { BesidePage, StepHead, StepLinks } from './step_parts.tsx'
import { neighbors, stepFor } from './steps.server.ts'

export const meta = officeMeta('Sizes and prices')

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const step = stepFor(services.content, 'prices')
	const known = await knownPrices(services)
	return {
		title: step.title,
		lead: step.lead,
		...neighbors(services.content, pricesStepPath),
		kinds: priceFields(known),
		shown: shownPrices(known),
		tables: await readOwnRows(services, step.tables),
		page: step.page,
	}
}

interface Kept {
	/** The typed prices by field. */
	typed: ReturnType<typeof typedInto>
	/** The prices that the form was opened with; null for those that the page shows now. */
	opened: string | null
}

const sendAgain = 'Nothing was saved: please send yours again, or open the step anew.'

export const action = officeAction({
	usual: 'save',
	// After a mistake, what was typed is still compared with the prices that the page showed when it was opened.
	keeps: ({ form }): Kept => ({ typed: typedInto(form), opened: formText(form, 'shown') || null }),
	commands: {
		async save({ services, staff, now, form }: Submission) {
			const step = stepFor(services.content, 'prices')
			const read = readTypedPrices(form, await knownPrices(services))
			if (read === null) return refused(422, 'The prices did not arrive. Please send them again.')
			if (read.errors.length > 0) return invalid(read.errors)
			const saved = await savePrices(services, read.changes, sendAgain, { staff, now })
			if (!saved.ok) return saved.status === 409 ? { ...saved, kept: { opened: null } } : saved
			if (!(await confirmSeen(services, step, { staff, now }))) return unavailable(new Error('not confirmed'))
			return done(neighbors(services.content, pricesStepPath).next)
		},
	},
})

export default function PricesStep({ loaderData, actionData }: Route.ComponentProps) {
	const { title, lead, place, back, next, kinds, shown, tables, page } = loaderData
	return (
		<>
			<StepHead title={title} lead={lead} place={place} outcome={actionData} />
			<BesidePage src={`${pricesStepPath}/page`} page={page}>
				<Form key={shown} method="post" noValidate className="grid gap-6">
					<ErrorSummary errors={[...(actionData?.errors ?? [])]} ref={focusOn} />
					<input type="hidden" name="shown" value={actionData?.kept.opened ?? shown} />
					{kinds.map(({ label, rows }) => (
						<PriceFields
							key={label}
							title={label}
							rows={rows}
							typed={actionData?.kept.typed ?? {}}
							errors={actionData?.errors ?? []}
						>
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
						<Button type="submit" kind="loud">
							Save and go on
						</Button>
					</p>
				</Form>
				<StepLinks back={back} next={next} hasForm />
			</BesidePage>
		</>
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
