import { data, Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { type Asked, done, officeAction, refused } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { gone } from '../parts/gone.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/range_route.ts'
import { readAreas } from './ranges/areas.server.ts'
import { RangeFields } from './range_fields.tsx'
import type { WrittenRange } from './ranges/range_rules.ts'
import {
	readRange,
	rangeToForm,
	rangeVersion,
	type RangeSaved,
	removeRange,
	saveRange,
} from './save_range.server.ts'

export const meta = officeMeta('Street range')

const fields = ['street', 'from', 'to', 'side', 'zip', 'area'] as const
const empty: WrittenRange = { street: '', from: '', to: '', side: 'all', zip: '', area: '' }

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { store } = context.get(servicesContext)
	const areas = await readAreas(store.db)
	const id = params.id ?? null
	const row = id === null ? null : await readRange(store.db, id)
	if (id !== null && !row) throw data(null, { status: 404 })
	const slugOf = (areaId: string) => areas.find((area) => area.id === areaId)?.slug ?? ''
	return {
		title: row ? row.street : 'New range',
		isNew: row === null,
		version: row ? rangeVersion(row) : '',
		saved: row ? rangeToForm(row, slugOf) : { ...empty, area: url.searchParams.get('area') ?? '' },
		areas: areas.map(({ slug, name, town }) => ({ value: slug, label: `${town}: ${name}` })),
	}
}

export const action = officeAction({
	keeps: ({ form }) => ({ written: writtenRange(form) }),
	commands: {
		async save({ services, staff, now, form, params }: Asked<{ id?: string }>) {
			const [written, version] = [writtenRange(form), typedText(form, 'version')]
			const id = params.id ?? null
			const saved = await saveRange(services, { id, version, written }, { staff, now })
			return saved.ok ? done('/admin/streets?done=saved') : refuse(saved, written)
		},
		async remove({ services, form, params: { id } }: Asked<{ id?: string }>) {
			if (id === undefined) throw data(null, { status: 400 })
			const removed = await removeRange(services, id, typedText(form, 'version'))
			return removed.ok ? done('/admin/streets?done=removed') : refuse(removed, writtenRange(form))
		},
	},
	usual: 'save',
})

function writtenRange(form: FormData): WrittenRange {
	const typed = fields.map((field) => [field, cleanLine(typedText(form, field))])
	return Object.fromEntries(typed) as Record<keyof WrittenRange, string>
}

function refuse(saved: Exclude<RangeSaved, { ok: true }>, { street, from, to, zip }: WrittenRange) {
	if (saved.reason === 'invalid') return refused(422, null, { errors: saved.errors })
	if (saved.reason === 'changed')
		return refused(
			409,
			'Somebody saved this range while you were typing, so nothing of yours is saved yet. Open it again to see theirs.',
		)
	const message =
		'This range is no longer on the published list: it was removed, or another list took its place.'
	const typed = { Street: street, 'From number': from, 'To number': to, 'ZIP code': zip }
	throw gone(message, typed, { to: '/admin/streets', name: 'Streets' })
}

export default function StreetRange({ loaderData, actionData: refusal }: Route.ComponentProps) {
	const { title, isNew, version, saved, areas } = loaderData
	return (
		<>
			<PageHead title={title} back={{ to: '/admin/streets', name: 'Streets' }} />
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
			<Form method="post" className="grid max-w-2xl gap-5 sm:grid-cols-2">
				<div className="sm:col-span-2">
					<ErrorSummary errors={refusal?.errors ?? []} />
				</div>
				<input type="hidden" name="version" value={version} />
				<RangeFields values={refusal?.kept.written ?? saved} errors={refusal?.errors ?? []} areas={areas} />
				<div className="flex flex-wrap gap-3 sm:col-span-2">
					<Button type="submit" kind="loud" name="intent" value="save">
						Save
					</Button>
					{!isNew && (
						<Button type="submit" kind="secondary" name="intent" value="remove" formNoValidate>
							Remove this range
						</Button>
					)}
				</div>
			</Form>
		</>
	)
}
