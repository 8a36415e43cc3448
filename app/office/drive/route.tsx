import { useCallback, useEffect } from 'react'
import { servicesContext } from '#app/context.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { done, officeUpload, refused } from '../kernel/screens/commands.server.ts'
import { formatClock } from '../parts/format_moment.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { drivePath } from '../parts/screens.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { DrivenLine } from './driven_line.tsx'
import { cacheSheet } from './cache_sheet.ts'
import { ConnectionNotice } from './connection_notice.tsx'
import { photosField } from './mark.ts'
import type { StoredMark } from './mark_store.ts'
import { takeSent, typedMark, withMarkForm } from './receive_marks.server.ts'
import { driverSheet, type DrivenStop } from './sheet.server.ts'
import { smallPhoto } from './small_photo.ts'
import { forgetNotSent } from './not_sent.ts'
import { useFreshSheet } from './use_fresh_sheet.ts'
import { useMarks } from './use_marks.ts'

export const meta = officeMeta('Drive')

const sentences = new Map([
	['taken', 'Marked. The office has it.'],
	['asks', 'The office has it, but the stop was changed in the meantime: the office will decide.'],
	['refused', 'The office has no such stop any more.'],
])

export async function loader({ context }: Route.LoaderArgs) {
	const { id } = context.get(staffContext)
	return { staffId: id, ...(await driverSheet(context.get(servicesContext), new Date())) }
}

/** Receives a mark from a page without scripts. */
export const action = officeUpload(({ services, request, staff, now }) =>
	withMarkForm(services, request, async (form) => {
		const mark = form && typedMark(form, now)
		if (!form || !mark) return refused(400, 'That could not be read. Please try again.')
		if (mark.state === 'not-done' && mark.reason === '')
			return refused(422, 'Please say why it was not done. Nothing was saved yet.')
		const result = await takeSent(services, form, [mark], staff)
		if (!result.ok) return refused(503, `${result.message} Please try again.`)
		const [taken] = result.taken
		if (taken?.photoError) return refused(422, `${taken.photoError} The rest is saved.`)
		return done(`${drivePath}?done=${taken?.outcome ?? ''}#stop-${mark.stop}`)
	}),
)

/** Returns the phone's mark if the sheet lacks it: the mark is waiting, or arrived after the sheet was read. */
function newsOf(mark: StoredMark | undefined, asOf: string): StoredMark | undefined {
	return mark && (mark.taken === null || mark.taken.at > asOf) ? mark : undefined
}

export default function Drive({ loaderData: sheet, actionData }: Route.ComponentProps) {
	const { staffId, day, title, counted, asOf, timeZone, groups } = sheet
	const marks = useMarks(staffId, day)
	const { byStop, add } = marks
	useEffect(() => void cacheSheet().catch(() => undefined), [])
	useFreshSheet(asOf)
	const onSend = useCallback(
		async (stop: DrivenStop, form: HTMLFormElement) => {
			const typed = new FormData(form)
			const chosen = typed.get(photosField)
			const hasPhoto = chosen instanceof File && chosen.size > 0
			const photo = hasPhoto ? await smallPhoto(chosen) : null
			if (hasPhoto && photo === null)
				throw new Error('This phone cannot read that photo. Please take another, or send it without one.')
			const mark = {
				key: crypto.randomUUID(),
				stop: stop.id,
				day,
				state: formText(typed, 'state') === 'done' ? ('done' as const) : ('not-done' as const),
				reason: formText(typed, 'reason'),
				cart_number: formText(typed, 'cart_number'),
				made_at: new Date().toISOString(),
				about: `${stop.what}, ${stop.name}, ${stop.address}`,
				photo,
			}
			// Without storage, the browser submits the form directly.
			await add(mark).then(
				() => (form.reset(), forgetNotSent()),
				() => form.submit(),
			)
		},
		[add, day],
	)
	return (
		<div className="max-w-2xl">
			<ScreenHead
				title={title}
				lead={`${counted}, as of ${formatClock(asOf, { timeZone })}`}
				outcome={actionData}
				sentences={sentences}
				actions={
					<a href={drivePath} className="link inline-flex min-h-11 items-center">
						Look for changes
					</a>
				}
			/>
			<ConnectionNotice {...marks} staffId={staffId} day={day} timeZone={timeZone} />
			{groups.length === 0 && <p className="py-8 text-muted-foreground">No stops today.</p>}
			{groups.map(({ area, routeNotes, stops }) => (
				<section key={area} aria-label={area} className="mb-8">
					<h2 className="border-b-2 border-foreground pb-1 text-xl">{area}</h2>
					{routeNotes.map((note) => (
						<p key={note} className="border-b border-border py-1 font-semibold wrap-anywhere">
							{note}
						</p>
					))}
					<ol>
						{stops.map((stop, at) => (
							<DrivenLine
								key={stop.id}
								stop={stop}
								day={day}
								timeZone={timeZone}
								turn={at + 1}
								mark={newsOf(byStop.get(stop.id), asOf)}
								onSend={onSend}
							/>
						))}
					</ol>
				</section>
			))}
		</div>
	)
}
