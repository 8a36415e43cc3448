import { data } from 'react-router'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { type Services, servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useReopenedForm } from '../kernel/preview/back_to_form.ts'
import { Notice } from '../parts/notice.tsx'
import { SampleMark } from '../parts/sample_mark.tsx'
import { hiddenSamplesText, shownSamplesText } from '../parts/sample_texts.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/form_route.ts'
import { typeOf } from '#app/content/content_types.ts'
import { readCopy } from '../kernel/words/copy_parts.ts'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { CountLine } from './count_line.tsx'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { RowForm } from '../kernel/screens/row_form.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.tabTitle ?? 'Content'} · Office` },
	{ name: 'robots', content: 'noindex, nofollow' },
]

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const description = sharedType(services, params)
	if (!description) throw data(null, { status: 404 })
	const draftId = url.searchParams.get('draft')
	const given = Object.fromEntries(url.searchParams)
	const form = await formContent(services, description, params.id, { draftId, now: new Date(), given })
	if (!form) throw data(null, { status: 404 })
	const { title, label } = form
	const { facts } = services.content.current
	return {
		...form,
		tabTitle: readCopy(title ?? label, facts, new Date()),
		draftId,
		hidesSamples: !isSampleCompany(facts),
		isSaved: url.searchParams.get('done') === 'saved',
		wasDeleted: url.searchParams.get('done') === 'gone' && form.version === null,
	}
}

export const action = formAction(sharedType)

/** The type that the address names, unless it has screens of its own. */
function sharedType({ content }: Pick<Services, 'content'>, { table }: { table: string }) {
	const type = typeOf(content.types, table)
	return type?.office?.screens ? undefined : type
}

export default function ContentForm({ loaderData: form, actionData: refused }: Route.ComponentProps) {
	useReopenedForm()
	const {
		label,
		singular,
		title,
		path,
		hasPage,
		counts,
		about,
		list,
		history,
		texts,
		lastSave,
		isSaved,
		wasDeleted,
		isSample,
		hidesSamples,
	} = form
	return (
		<>
			<PageHead
				title={title === null ? `New ${singular}` : <CopyText text={title} />}
				lead={lastSave ? `Last saved by ${lastSave}.` : undefined}
				back={{ to: list, name: label }}
				actions={
					title !== null && (
						<>
							{texts && (
								<ButtonLink kind="secondary" to={texts.to}>
									Page texts
								</ButtonLink>
							)}
							<ButtonLink kind="secondary" to={history}>
								History
							</ButtonLink>
							{path && (
								<ButtonLink kind="secondary" href={path} target="_blank">
									See it
								</ButtonLink>
							)}
						</>
					)
				}
			/>
			{wasDeleted && !refused && (
				<Notice tone="problem">
					Somebody deleted this while you were typing. What you typed is still here: publish it to bring it
					back.
				</Notice>
			)}
			{isSaved && !refused && (
				<Notice tone="done">
					{!hasPage || (isSample && hidesSamples) ? 'Saved.' : 'Published. The site shows it now.'}
				</Notice>
			)}
			{isSample && (
				<p className="mb-6">
					<SampleMark isHidden={hidesSamples} /> {hidesSamples ? hiddenSamplesText : shownSamplesText}
				</p>
			)}
			<CountLine counts={counts} />
			<RowForm
				key={refused?.formKey ?? `${form.version} ${form.draftId}`}
				form={form}
				refused={refused ?? null}
			/>
			{title !== null && (
				<details className="mt-12 max-w-3xl border-t border-border pt-4">
					<summary className="inline-flex min-h-11 items-center font-semibold text-destructive underline underline-offset-4">
						Delete this {singular}
					</summary>
					<p className="mt-2">
						{hasPage ? 'It leaves the site at once' : 'Nobody can choose it any more'}
						{texts && texts.written > 0 && ', and the texts written for its page go with it'}. The history
						keeps it and can bring it back.
					</p>
					{about.deletionNote && <p className="mt-2 font-semibold">{about.deletionNote}</p>}
					<Button
						type="submit"
						form="row-form"
						name="intent"
						value="delete"
						formNoValidate
						kind="secondary"
						className="mt-4"
					>
						Delete it
					</Button>
				</details>
			)}
		</>
	)
}
