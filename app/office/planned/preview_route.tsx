import { formatDay } from '#platform/time/format_day.ts'
import { data, Form } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { pictureFolder } from '#app/pictures/picture_folder.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { changeAnchor } from '../kernel/words/mark_change.ts'
import { previewContext } from '../kernel/preview/preview.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/preview_route.ts'
import { useNotedForm } from '../kernel/preview/back_to_form.ts'
import { changedPages } from '../kernel/preview/changed_pages.server.ts'
import { changedTexts } from '../kernel/preview/changed_texts.server.ts'
import { draftedChange } from './drafted_change.server.ts'
import { FactChanges } from './fact_changes.tsx'
import { groupPages } from '../kernel/preview/page_groups.ts'
import { PageList } from '../kernel/preview/page_list.tsx'
import { previewPath } from '../kernel/preview/preview_path.ts'
import { TextList } from '../kernel/preview/text_list.tsx'

export const meta = officeMeta('Preview')

export async function loader({ params, context }: Route.LoaderArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const now = new Date()
	const drafted = await draftedChange(services, params.draft, { staff, now })
	if (!drafted) throw data(null, { status: 404 })
	const { title, form, sent, day, difference } = drafted
	const shown = {
		draft: params.draft,
		title,
		form,
		sent,
		day: day && formatDay(day, 'date'),
	}
	if (!difference) return { ...shown, difference: null }
	const { changes } = difference
	if (changes.length === 0)
		return { ...shown, difference: { changes, listed: groupPages([]), texts: [], isRedrawn: false } }
	const { before, after } = await difference.contents()
	const { current } = services.content
	const key = JSON.stringify([params.draft, localTimeOf(now, services.content.current.facts).date])
	const pages = await changedPages(context.get(previewContext), { current, before, after, key })
	const texts = await changedTexts(services, { before: before.facts, after: after.facts, today: now })
	const isRedrawn = pictureFolder(before.livery) !== pictureFolder(after.livery)
	return { ...shown, difference: { changes, listed: groupPages(pages), texts, isRedrawn } }
}

export default function ChangePreview({ loaderData }: Route.ComponentProps) {
	const { draft, title, form, sent, day, difference } = loaderData
	useNotedForm(form, draft)
	const when = day === null ? 'with what you typed' : `as of ${day}`
	return (
		<>
			<PageHead
				title="Preview"
				lead={
					<>
						<CopyText text={title} />: nothing is saved yet, and visitors see nothing of it.{' '}
						{day !== null && `The site as it will be on ${day}, without and with what you typed.`}
					</>
				}
				actions={
					<Form method="post" action={form} className="flex flex-wrap gap-2">
						{Object.entries(sent).map(([name, text]) => (
							<input key={name} type="hidden" name={name} value={text} />
						))}
						<ButtonLink kind="secondary" to={`${form}?draft=${draft}`}>
							Keep editing
						</ButtonLink>
						{difference && (
							<Button type="submit" kind="loud">
								{day === null ? 'Save' : `Plan it for ${day}`}
							</Button>
						)}
					</Form>
				}
			/>
			{difference ? (
				<div className="grid grid-cols-[minmax(0,1fr)] gap-10">
					<FactChanges changes={difference.changes} />
					{difference.isRedrawn && (
						<p>
							The drawn pictures follow when it is saved. In the previews below they are as they are today.
						</p>
					)}
					<PageList
						listed={difference.listed}
						previewOf={(path) =>
							`${previewPath(draft)}/page?${new URLSearchParams({ path })}#${changeAnchor}`
						}
						when={when}
					/>
					<TextList texts={difference.texts} />
				</div>
			) : (
				<Notice tone="problem">
					It cannot be saved like this any more. Nothing is lost: keep editing and save from there, which says
					why.
				</Notice>
			)}
		</>
	)
}
