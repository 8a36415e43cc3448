import { focusOn } from '#platform/browser/focus_on.ts'
import { Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { unavailable } from '../kernel/store/write_content.server.ts'
import { done, invalid, officeAction, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { ownPath } from '../parts/screens.ts'
import { knownPrices } from '../prices/known_prices.server.ts'
import { savePrices } from '../prices/save_prices.server.ts'
import { priceFields, readTypedPrices, shownPrices, typedInto } from '../prices/typed_prices.server.ts'
import type { Route } from './+types/prices_route.ts'
import { pricesStepPath } from './own_path.ts'
import { type OwnTable, readOwnRows } from './own_rows.server.ts'
import { PriceFields } from './price_fields.tsx'
import { confirmSeen } from './save_step.server.ts'
import { SiteFrame } from './site_frame.tsx'
import { neighbors, stepFor } from './step_for.server.ts'
import { StepLinks } from './step_links.tsx'

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

const sendAgain = 'Nothing was saved: please send yours again, or open the step anew.'

export const action = officeAction({
	usual: 'save',
	keeps: ({ form }) => ({ typed: typedInto(form) }),
	commands: {
		async save({ services, staff, now, form }: Submission) {
			const step = stepFor(services.content, 'prices')
			const read = readTypedPrices(form, await knownPrices(services))
			if (read === null) return refused(422, 'The prices did not arrive. Please send them again.')
			if (read.errors.length > 0) return invalid(read.errors)
			const saved = await savePrices(services, read.changes, sendAgain, { staff, now })
			if (!saved.ok) return saved
			if (!(await confirmSeen(services, step, { staff, now }))) return unavailable(new Error('not confirmed'))
			return done(neighbors(services.content, pricesStepPath).next)
		},
	},
})

export default function PricesStep({ loaderData, actionData }: Route.ComponentProps) {
	const { title, lead, place, back, next, kinds, shown, tables, page } = loaderData
	return (
		<>
			<ScreenHead
				title={title}
				lead={lead}
				back={{ to: ownPath, name: `Make it yours: ${place}` }}
				outcome={actionData}
			/>
			<div className="grid gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
				<div className="grid content-start gap-6">
					<Form key={shown} method="post" noValidate className="grid gap-6">
						<ErrorSummary errors={[...(actionData?.errors ?? [])]} ref={focusOn} />
						<input type="hidden" name="shown" value={shown} />
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
				</div>
				<SiteFrame src={`${pricesStepPath}/page`} page={page} isDraft={false} />
			</div>
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
