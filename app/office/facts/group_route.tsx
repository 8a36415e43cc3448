import { data, Link } from 'react-router'
import { factGroup, factGroups } from '#app/company/facts_schema.ts'
import { typeOf } from '#app/content/content_types.ts'
import { type Services, servicesContext } from '#app/context.server.ts'
import { pictureFolder } from '#app/pictures/picture_folder.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formControls } from '../kernel/fields/form_controls.ts'
import { useReopenedForm } from '../kernel/preview/back_to_form.ts'
import { formAction, type FormRefused } from '../kernel/screens/form_action.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { type FormState, RowForm } from '../kernel/screens/row_form.tsx'
import { rowType } from '../kernel/store/cells.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { isScreen } from '../parts/screens.ts'
import { CurrentPassword } from '../sign_in/password_fields.tsx'
import type { Route } from './+types/group_route.ts'
import { ContainerDrawings } from './container_drawings.tsx'
import { FactField } from './fact_field.tsx'
import { factsPath, groupPath } from './fact_path.ts'
import { JumpNotice } from './jump_notice.tsx'

export const meta: Route.MetaFunction = (shown) =>
	officeMeta(shown.loaderData?.form.title ?? 'Company facts')(shown)

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const type = groupType(services, params)
	const asked = { draftId: url.searchParams.get('draft'), now: new Date() }
	const form = type && (await formContent(services, type, params.group, asked))
	if (!form) throw data(null, { status: 404 })
	return {
		form,
		// One under Set-up is beside the others there, not beside the facts.
		isApart: isScreen(groupPath(params.group)),
		groups: factGroups
			.map(({ key, title }) => ({ to: groupPath(key), title }))
			.filter(({ to }) => !isScreen(to)),
		// A picture of what is set, where that is seen in pictures only.
		drawings: form.fields.some((field) => field.control === 'fact' && field.kind === 'paint')
			? pictureFolder(services.content.current.livery)
			: null,
		isSaved: url.searchParams.get('done') === 'saved',
	}
}

export const action = formAction(groupType)

/** The facts of the group that the address names. */
function groupType({ content }: Pick<Services, 'content'>, { group }: { group: string }) {
	const facts = typeOf(content.types, 'company_facts')
	return facts && factGroup(group) && rowType(facts, group)
}

export default function FactGroupPage({ loaderData, actionData: refused }: Route.ComponentProps) {
	useReopenedForm()
	const { form, groups, isApart, isSaved, drawings } = loaderData
	return (
		<>
			<PageHead
				title={form.title}
				back={isApart ? undefined : { to: factsPath, name: 'Company facts' }}
				actions={
					<ButtonLink kind="secondary" to="/admin/content/history?table=company_facts">
						History
					</ButtonLink>
				}
			/>
			{isSaved && !refused && <Notice tone="done">Saved. The site shows it now.</Notice>}
			<div className="grid gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,56rem)_14rem]">
				<RowForm
					key={`${form.id} ${refused?.formKey ?? `${form.version} ${form.draftId}`}`}
					form={form}
					refused={refused ?? null}
					verb="save"
				>
					{(state) => (
						<>
							<Facts form={form} state={state} question={refused?.question ?? null} />
							{drawings && <ContainerDrawings folder={drawings} />}
						</>
					)}
				</RowForm>
				{!isApart && <OtherGroups groups={groups} title={form.title} />}
			</div>
		</>
	)
}

interface FactsProps {
	form: Awaited<ReturnType<typeof loader>>['form']
	state: FormState
	question: FormRefused['question']
}

/** The facts of a group, with what is asked about them. */
function Facts({ form, state: { values, errors, field }, question }: FactsProps) {
	const jumps = question && 'jumps' in question ? question : null
	const passwordError = errors.find((error) => error.field === formControls.password)?.message
	return (
		<>
			{jumps && <JumpNotice question={jumps} />}
			<div className="grid gap-x-6 gap-y-5 rounded-md border border-border bg-card p-4 text-card-foreground sm:grid-cols-2 sm:p-6">
				{form.fields.map((one) => (
					<div key={one.name} className={isWide(one, values[one.name]) ? 'sm:col-span-2' : undefined}>
						{field(one.name, <FactField field={one} values={values} errors={errors} />)}
					</div>
				))}
			</div>
			{(passwordError ?? jumps?.asksPassword) && (
				<CurrentPassword
					hint="A script of another company runs on every page and sees what visitors type, so we ask whether it is you."
					error={passwordError}
				/>
			)}
		</>
	)
}

/** What half the width of a form shows of a line. */
const longest = 36

/** Whether its control takes the whole width of a form: by its kind, or because its text is long. */
function isWide(field: FactsProps['form']['fields'][number], text = ''): boolean {
	const wide = ['checkbox', 'weekdays', 'url', 'holidays', 'closedDays']
	return text.length > longest || (field.control === 'fact' && wide.includes(field.kind))
}

/** Links to the forms of the other facts. */
function OtherGroups({ groups, title }: { groups: { to: string; title: string }[]; title: string | null }) {
	return (
		<nav aria-label="Company facts">
			<ul className="flex flex-wrap gap-x-5 xl:sticky xl:top-6 xl:block">
				{groups.map(({ to, title: name }) => (
					<li key={to}>
						<Link
							to={to}
							aria-current={name === title ? 'page' : undefined}
							className="inline-block py-2.5 text-primary underline-offset-4 hover:underline aria-[current=page]:font-bold aria-[current=page]:text-foreground"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
