import { useEffect, useRef } from 'react'
import { data, Form } from 'react-router'
import { fieldsOf } from '#app/content/content_type.ts'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { readForm } from '#platform/forms/read_form.server.ts'
import { formControls } from '../kernel/fields/form_controls.ts'
import { initialValues, rowToValues } from '../kernel/fields/form_values.ts'
import { RowField } from '../kernel/fields/row_field.tsx'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import { FieldConflict } from '../kernel/screens/field_conflict.tsx'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/range_route.ts'
import { areaChoices, readAreas } from './ranges/areas.server.ts'
import { streetRanges } from './range_type.server.ts'

export const meta = officeMeta('Street range')

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { db } = context.get(servicesContext).store
	const row = params.id === undefined ? undefined : await readRow(db, streetRanges, params.id)
	if (params.id !== undefined && !row) throw data(null, { status: 404 })
	const areas = await readAreas(db)
	const area = areas.find(({ slug }) => slug === url.searchParams.get('area'))
	const choices = areaChoices(areas, 'id')
	return {
		id: row?.id ?? crypto.randomUUID(),
		title: row ? streetRanges.title(row) : null,
		version: row ? rowVersion(streetRanges, row) : null,
		values: row
			? rowToValues(streetRanges, row)
			: { ...initialValues(streetRanges), ...(area && { area_id: area.id }) },
		fields: fieldsOf(streetRanges).map((field) =>
			field.widget === 'reference' ? { ...field, choices } : field,
		),
		isSaved: url.searchParams.get('done') === 'saved',
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	return formAction(context.get(servicesContext), streetRanges, entries, { staff, now: new Date() })
}

export default function StreetRange({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { id, title, isSaved } = loaderData
	return (
		<>
			<PageHead
				title={title ?? 'New range'}
				back={{ to: '/admin/streets', name: 'Streets' }}
				actions={
					title !== null && (
						<ButtonLink kind="secondary" to={`/admin/content/history?table=street_ranges&row=${id}`}>
							History
						</ButtonLink>
					)
				}
			/>
			{refused?.message && <Notice tone="problem">{refused.message}</Notice>}
			{isSaved && !refused && <Notice tone="done">Saved. The look-up answers with it now.</Notice>}
			<RangeForm key={refused?.answer ?? loaderData.version} range={loaderData} refused={refused} />
		</>
	)
}

function RangeForm({
	range,
	refused,
}: {
	range: Route.ComponentProps['loaderData']
	refused: Route.ComponentProps['actionData']
}) {
	const { values, version } = refused ?? range
	const errors = refused?.errors ?? []
	const summary = useRef<HTMLDivElement>(null)
	useEffect(() => summary.current?.focus(), [])
	return (
		<Form method="post" className="grid max-w-2xl gap-5">
			<ErrorSummary errors={errors} ref={summary} />
			<input type="hidden" name={formControls.id} value={range.id} />
			<input type="hidden" name={formControls.version} value={version ?? ''} />
			{range.fields.map((field) => (
				<div key={field.name}>
					<RowField field={field} values={values} errors={errors} />
					<FieldConflict field={field} theirs={refused?.theirs ?? []} />
				</div>
			))}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" kind="loud" name={formControls.intent} value="save">
					Save
				</Button>
				{range.title !== null && (
					<Button type="submit" kind="secondary" name={formControls.intent} value="delete" formNoValidate>
						Remove this range
					</Button>
				)}
			</div>
		</Form>
	)
}
