import { Link, Outlet, isRouteErrorResponse, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/layout.ts'
import { readNoticeSettings } from './notices/notice_settings.server.ts'
import { countAsking } from './planned_changes/planned_notes.server.ts'
import { PlansAsk } from './planned_changes/planned_notes.tsx'
import { backupAge } from './shell/backup_age.server.ts'
import { mailAlarm } from './shell/mail_alarm.ts'
import { Notice } from './shell/notice.tsx'
import { OfficeProblem } from './shell/office_problem.tsx'
import { OfficeShell } from './shell/office_shell.tsx'
import { ScreenLinks } from './shell/screen_links.tsx'
import { navigationFor } from './shell/navigation.ts'
import { guard, preventCaching } from './sign_in/guard.server.ts'
import { SignedOut } from './sign_in/signed_out.tsx'
import { isPreservedForm } from './sign_in/preserved_form.ts'
import { roleLabel } from './sign_in/roles.ts'
import { countRaisedTexts } from './texts/raised_texts.server.ts'
import { staffContext } from './sign_in/staff.server.ts'
import { secondStepRule } from './staff/second_step_rule.server.ts'
import officeCss from './office.css?url'

export const links: Route.LinksFunction = () => [
	{ rel: 'stylesheet', href: officeCss },
	{ rel: 'manifest', href: '/admin/office.webmanifest' },
]

/** Runs before every loader and action under `/admin`, for documents and data requests alike. */
export const middleware: Route.MiddlewareFunction[] = [preventCaching, guard]

/** Without a loader the browser would not ask the server, and so the guard, for each of these pages. */
export async function loader({ context }: Route.LoaderArgs) {
	const { id: staffId, name, role } = context.get(staffContext)
	const { store, content, mailState, sendsTexts, proxyWarning: warning } = context.get(servicesContext)
	const remindsOfSecondStep = role === 'owner' && (await secondStepRule(store.db)) === 'undecided'
	const alarm = mailAlarm(await mailState())
	const backup = role === 'owner' ? await backupAge(store.db, new Date()) : null
	const overdueBackup = backup?.isOverdue ? backup.sentence : null
	const isPlanning = role === 'owner' || role === 'editor'
	return {
		staffId,
		asOf: new Date().toISOString(),
		playsSound: (await readNoticeSettings(store, staffId)).playsSound,
		plansAsking: isPlanning ? await countAsking(store.db, content) : 0,
		name,
		roleLabel: roleLabel(role),
		navigation: navigationFor(role, sendsTexts ? await countRaisedTexts(store.db) : null),
		remindsOfSecondStep,
		overdueBackup,
		alarm,
		warning,
	}
}

export default function Office({ loaderData }: Route.ComponentProps) {
	return (
		<OfficeShell {...loaderData}>
			{loaderData.remindsOfSecondStep && <SecondStepReminder />}
			{loaderData.overdueBackup && (
				<Notice tone="problem">
					{loaderData.overdueBackup} Please ask whoever looks after the server to run bin/backup every night.
				</Notice>
			)}
			<PlansAsk count={loaderData.plansAsking} />
			<ScreenLinks items={loaderData.navigation} />
			<Outlet />
		</OfficeShell>
	)
}

/** Where one begins the day and where one decides it: above every page it would stand in the way of work. */
const remindsOn = new Set(['/admin', '/admin/staff', '/admin/account'])

function SecondStepReminder() {
	if (!remindsOn.has(useLocation().pathname)) return null
	return (
		<p className="mb-7 rounded-md border-2 border-border bg-card px-3.5 py-2 text-card-foreground print:hidden">
			Must owners have a second step when they sign in? Please decide it under{' '}
			<Link to="/admin/staff" className="link">
				Staff
			</Link>
			.
		</p>
	)
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && isPreservedForm(error.data)) return <SignedOut form={error.data} />
	return loaderData ? (
		<OfficeShell {...loaderData}>
			<OfficeProblem error={error} />
		</OfficeShell>
	) : (
		<OfficeProblem error={error} />
	)
}
