import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formControls } from '../kernel/fields/form_controls.ts'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { RowForm } from '../kernel/screens/row_form.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import type { Route } from './+types/range_route.ts'
import { streetRanges } from './range_type.server.ts'
import { readAreas } from './ranges/areas.server.ts'

export const meta = officeMeta('Street range')

const sentences = new Map([['saved', 'Saved. The look-up answers with it now.']])

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const areas = await readAreas(services.store.db)
	const area = areas.find(({ slug }) => slug === url.searchParams.get('area'))
	const given = area && { area_id: area.id }
	const form = await formContent(services, streetRanges, params.id, { draftId: null, now: new Date(), given })
	if (!form) throw data(null, { status: 404 })
	return form
}

export const action = formAction(() => streetRanges)

export default function StreetRange({ loaderData: form, actionData: refused }: Route.ComponentProps) {
	const { title } = form
	return (
		<>
			<ScreenHead
				title={title ?? 'New range'}
				back={{ to: form.list, name: 'Streets' }}
				// The form itself says why.
				outcome={refused && { ok: false }}
				sentences={sentences}
				actions={
					title !== null && (
						<ButtonLink kind="secondary" to={form.history}>
							History
						</ButtonLink>
					)
				}
			/>
			<RowForm key={refused?.kept.formKey ?? form.version} form={form} refused={refused ?? null} />
			{title !== null && (
				<Button
					type="submit"
					form="row-form"
					name={formControls.intent}
					value="delete"
					formNoValidate
					kind="secondary"
					className="mt-6"
				>
					Remove this range
				</Button>
			)}
		</>
	)
}
