import { data, Form, redirect, useNavigation } from 'react-router'
import { factGroups } from '#app/company/facts_schema.ts'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { passwordProblem } from '../account/check_password.server.ts'
import { Notice } from '../shell/notice.tsx'
import { officeMeta } from '../shell/office_meta.ts'
import { PageHead } from '../shell/page_head.tsx'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { factText, saveFactForm, seenControl, seenFacts } from './fact_form.server.ts'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { FactFieldset } from './fact_fieldset.tsx'

export const meta = officeMeta('Company facts')

export function loader({ url, context }: Route.LoaderArgs) {
	requireRole(context, 'owner')
	const seen = seenFacts(context.get(servicesContext))
	return {
		groups: factGroups.map(({ title, fields }) => ({
			title,
			fields: fields.map(({ name, label, hint, input }) => ({
				name,
				label,
				hint,
				input,
				text: factText(seen[name]),
			})),
		})),
		seen: JSON.stringify(seen),
		seenControl,
		isSaved: url.searchParams.get('done') === 'saved',
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const staff = requireRole(context, 'owner')
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const services = context.get(servicesContext)
	const requester = { services, visitor: context.get(visitorContext), staff, headers: request.headers }
	const refused = await saveFactForm(services, entries, {
		staff,
		now: new Date(),
		passwordProblem: (password) => passwordProblem(requester, password),
	})
	if (!refused) return redirect('/admin/facts?done=saved', 303)
	return data(refused, { status: refused.message === null ? 422 : 409 })
}

const focusOn = (summary: HTMLElement | null) => summary?.focus()

export default function CompanyFacts({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { groups, seen, seenControl: control, isSaved } = loaderData
	usePreservedInput('facts-form')
	const isSending = useNavigation().state === 'submitting'
	return (
		<>
			<PageHead
				title="Company facts"
				lead="Each stands here once. Every page, mail and search engine follows when you save."
				actions={
					<ButtonLink kind="secondary" to="/admin/content/history?table=company_facts">
						History
					</ButtonLink>
				}
			/>
			{refused?.message && <Notice tone="problem">{refused.message}</Notice>}
			{isSaved && !refused && <Notice tone="done">Saved. The site shows it now.</Notice>}
			<Form method="post" id="facts-form" key={refused?.answer ?? seen} className="grid max-w-4xl gap-8">
				<ErrorSummary errors={refused?.errors ?? []} ref={focusOn} />
				<input type="hidden" name={control} value={refused?.seen ?? seen} />
				{groups.map((group) => (
					<FactFieldset
						key={group.title}
						{...group}
						typed={refused?.typed ?? {}}
						errors={refused?.errors ?? []}
					/>
				))}
				{refused?.asksPassword && (
					<TextField
						name="password"
						label="Your password"
						type="password"
						required
						autoComplete="current-password"
						maxLength={200}
						hint="A script of another company runs on every page and sees what visitors type, so we ask whether it is you."
						error={refused.errors.find(({ field }) => field === 'password')?.message}
					/>
				)}
				<div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 border-t border-border bg-background py-3 lg:bottom-0">
					<Button type="submit" kind="loud" disabled={isSending}>
						{isSending ? 'Saving...' : 'Save'}
					</Button>
				</div>
			</Form>
		</>
	)
}
