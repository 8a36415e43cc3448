import { servicesContext } from '#app/context.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { unavailable } from '../kernel/store/write_content.server.ts'
import { done, invalid, officeAction, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { knownPrices } from '../prices/known_prices.server.ts'
import { savePrices } from '../prices/save_prices.server.ts'
import { priceFields, readTypedPrices, shownPrices, typedInto } from '../prices/typed_prices.server.ts'
import type { Route } from './+types/prices_route.ts'
import { pricesStepPath } from './own_path.ts'
import { readOwnRows } from './own_rows.server.ts'
import { PricesForm, type PricesKept } from './prices_form.tsx'
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

const sendAgain = 'Nothing was saved: please send yours again, or open the step anew.'

export const action = officeAction({
	usual: 'save',
	// After a mistake, what was typed is still compared with the prices that the page showed when it was opened.
	keeps: ({ form }): PricesKept => ({ typed: typedInto(form), opened: formText(form, 'shown') || null }),
	commands: {
		async save({ services, staff, now, form }: Submission) {
			const step = stepFor(services.content, 'prices')
			const read = readTypedPrices(form, await knownPrices(services))
			if (read === null)
				return refused<Partial<PricesKept>>(422, 'The prices did not arrive. Please send them again.', {
					kept: { opened: null },
				})
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
				<PricesForm key={shown} {...{ kinds, shown, tables }} refusal={actionData ?? null} />
				<StepLinks back={back} next={next} hasForm />
			</BesidePage>
		</>
	)
}
