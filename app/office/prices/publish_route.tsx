import { z } from 'zod'
import { formText } from '#platform/forms/form_text.ts'
import { parseJson } from '#platform/forms/parse_json.ts'
import { done, officeAction, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import type { Route } from './+types/publish_route.ts'
import { pricesPath } from './prices_path.ts'
import { savePrices } from './save_prices.server.ts'

export const meta = officeMeta('Prices from a file')

const dollars = z.number().nullable()
const sent = z
	.array(
		z.object({
			line: z.int(),
			place: z.tuple([z.string(), z.string(), z.string()]),
			of: z.string(),
			label: z.string(),
			before: dollars,
			after: dollars,
		}),
	)
	.min(1)
	.max(2000)

/** Without a loader, client navigation would not ask the server, and so would skip the guard. */
export function loader() {
	return null
}

export const action = officeAction({
	usual: 'publish',
	commands: {
		async publish({ services, staff, now, form }: Submission) {
			const read = sent.safeParse(parseJson(formText(form, 'changes')))
			if (!read.success) return refused(422, 'The prices did not arrive. Please choose the file again.')
			const saved = await savePrices(services, read.data, 'Please choose the file again.', { staff, now })
			return saved.ok ? done(`${pricesPath}?done=saved`) : saved
		},
	},
})

/** Why prices were not published. */
export default function Publish({ actionData }: Route.ComponentProps) {
	return (
		<ScreenHead
			title="Prices from a file"
			back={{ to: pricesPath, name: 'Choose a file' }}
			outcome={actionData}
		/>
	)
}
