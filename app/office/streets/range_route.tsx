import { data, Form, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { Notice } from '../parts/notice.tsx'
import { gone } from '../parts/gone.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
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

export async function action({ params, request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const id = params.id ?? null
	const written = Object.fromEntries(
		fields.map((field) => [field, cleanLine(String(entries.get(field) ?? ''))]),
	) as Record<keyof WrittenRange, string>
	const version = String(entries.get('version') ?? '')
	const services = context.get(servicesContext)
	const isRemoval = entries.get('intent') === 'remove' && id !== null
	const saved = isRemoval
		? await removeRange(services, id, version)
		: await saveRange(services, { id, version, written }, { staff, now: new Date() })
	if (saved.ok) return redirect(`/admin/streets?done=${isRemoval ? 'removed' : 'saved'}`, 303)
	if (saved.reason === 'gone') {
		const { street, from, to, zip } = written
		const message =
			'This range is no longer on the published list: it was removed, or another list took its place.'
		const typed = { Street: street, 'From number': from, 'To number': to, 'ZIP code': zip }
		throw gone(message, typed, { to: '/admin/streets', name: 'Streets' })
	}
	const errors = saved.reason === 'invalid' ? saved.errors : []
	return data({ message: messageOf(saved), errors, written }, { status: statuses[saved.reason] })
}

const statuses = { invalid: 422, changed: 409, unavailable: 503 } as const

function messageOf(saved: Exclude<RangeSaved, { ok: true } | { reason: 'gone' }>): string | null {
	if (saved.reason === 'invalid') return null
	if (saved.reason === 'unavailable') return saved.message
	return 'Somebody saved this range while you were typing, so nothing of yours is saved yet. Open it again to see theirs.'
}

export default function StreetRange({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { title, isNew, version, saved, areas } = loaderData
	return (
		<>
			<PageHead title={title} back={{ to: '/admin/streets', name: 'Streets' }} />
			{refused?.message && <Notice tone="problem">{refused.message}</Notice>}
			<Form method="post" className="grid max-w-2xl gap-5 sm:grid-cols-2">
				<div className="sm:col-span-2">
					<ErrorSummary errors={refused?.errors ?? []} />
				</div>
				<input type="hidden" name="version" value={version} />
				<RangeFields values={refused?.written ?? saved} errors={refused?.errors ?? []} areas={areas} />
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
