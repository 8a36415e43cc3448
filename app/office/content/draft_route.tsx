import { formatDay } from '#platform/time/format_day.ts'
import { data, Form, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageFrame } from '../parts/page_frame.tsx'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/draft_route.ts'
import { dayError, dayIn } from '../kernel/fields/plan_day.ts'
import { useNotedForm } from '../kernel/preview/back_to_form.ts'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { changeAnchor } from '../kernel/words/mark_change.ts'
import { draftRow, pageDraft } from '../kernel/preview/preview.server.ts'
import { rulesOf } from '../kernel/screens/resource.ts'
import { type SavedForm, saveForm } from '../kernel/screens/save_form.server.ts'
import type { Unavailable } from '../kernel/store/write_content.server.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'

export const meta = officeMeta('Preview')

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const draft = await pageDraft(services, params.draft, new Date())
	const shown = await draftRow(services, draft, new Date())
	const { description, id } = draft
	const exists = (await readRow(services.store.db, description, id)) !== undefined
	const form = screensOf(description).row(exists ? id : 'new')
	const day = dayIn(draft.values)
	return {
		day: dayError(day, new Date(), services.content.current.facts) === null ? formatDay(day, 'date') : null,
		title: shown.ok ? description.title(shown.row) : description.label,
		path: shown.ok ? shown.path : '/',
		form,
		draftId: params.draft,
		frameUrl: `/admin/content/draft/${params.draft}/page#${changeAnchor}`,
	}
}

export async function action({ params, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const now = new Date()
	const draft = await pageDraft(services, params.draft, now)
	const { save = saveForm } = rulesOf(draft.description)
	const saved = await save(services, draft, { day: dayIn(draft.values), seen: '' }, { staff, now })
	const published = `${screensOf(draft.description).row(draft.id)}?done=saved`
	if (saved.ok) return redirect('planned' in saved ? '/admin/planned?done=planned' : published, 303)
	if (saved.reason === 'unavailable') return data({ message: saved.message }, { status: 503 })
	return data({ message: refusalOf(saved) }, { status: 409 })
}

/** Why a draft was not published, as a sentence; its form shows the details. */
function refusalOf(saved: Exclude<SavedForm, { ok: true } | Unavailable>): string {
	switch (saved.reason) {
		case 'invalid':
			return 'Something in it cannot be published any more. Keep editing and publish from there: it says what.'
		case 'conflict':
			return `${saved.savedBy?.name ?? 'Somebody'} published a change of this meanwhile. Keep editing and publish from there: it brings both together.`
		case 'asks':
			return 'jumps' in saved.question
				? `${saved.question.jumps.map(({ text }) => text).join(' ')} Keep editing and publish from there to say yes.`
				: 'It changes the pickups of this area. Keep editing and publish from there: it says what that does first.'
		case 'gone':
			return 'Somebody deleted this meanwhile. Keep editing and publish from there to bring it back.'
	}
}

export default function Draft({
	loaderData: { day, title, path, form, draftId, frameUrl },
	actionData,
}: Route.ComponentProps) {
	useNotedForm(form, draftId)
	return (
		<>
			<PageHead
				title="Preview"
				lead={
					<>
						<CopyText text={title} />: this is how {path} would look. Nobody else sees it yet.
					</>
				}
				actions={
					<>
						<ButtonLink kind="secondary" href={frameUrl} target="_blank">
							Open by itself
						</ButtonLink>
						<ButtonLink kind="secondary" to={`${form}?draft=${draftId}`}>
							Keep editing
						</ButtonLink>
						<Form method="post">
							<Button type="submit" kind="loud">
								{day === null ? 'Publish' : `Plan it for ${day}`}
							</Button>
						</Form>
					</>
				}
			/>
			{actionData && <Notice tone="problem">{actionData.message}</Notice>}
			<PageFrame src={frameUrl} title={`Preview of ${path}`} className="h-[75dvh] bg-background" />
		</>
	)
}
