import type { ReactNode } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from '../+types/layout.ts'
import { NoticesProvider } from '../notices/notices.tsx'
import { NoticeMark, PageNotices } from '../notices/page_notices.tsx'
import { ShortcutSheet } from '../shortcuts/shortcut_sheet.tsx'
import { TryAgain } from '#app/ui/try_again.tsx'
import { Frame } from '../parts/frame.tsx'
import { Notice } from '../parts/notice.tsx'
import { OfficeBrand } from '../parts/office_brand.tsx'
import { StaffIdContext } from '../parts/use_half_typed.ts'
import { OfficeIcon } from '../parts/office_icon.tsx'
import { useAltShift } from '../shortcuts/use_shortcuts.ts'
import { NavigationList } from './navigation_list.tsx'
import { BottomNavigation } from './bottom_navigation.tsx'
import { addRequest } from '../parts/screens.ts'

/** What the layout loads, around a page. */
type Props = Route.ComponentProps['loaderData'] & { children: ReactNode }

/** The frame of every page of the office: navigation at the side on wide screens, at the bottom on small ones. */
export function OfficeShell({
	staffId,
	asOf,
	isOld,
	playsSound,
	name,
	roleLabel,
	seesRequests,
	navigation,
	standing,
	children,
}: Props) {
	const navigate = useNavigate()
	useAltShift((code) => {
		if (!seesRequests || code !== addRequest.key) return false
		void navigate(addRequest.to)
		return true
	})
	return (
		<Frame>
			<NoticesProvider staffId={staffId} asOf={asOf} playsSound={playsSound} isTold={seesRequests}>
				<div className="lg:grid lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
					<header className="band flex flex-wrap items-center justify-between gap-1 px-2 py-2 sm:gap-2 sm:px-4 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:gap-5 lg:overflow-y-auto lg:px-3 lg:py-5 print:hidden">
						<Link to="/admin" className="rounded-md px-1 no-underline max-sm:grow max-sm:basis-40 lg:px-2">
							<OfficeBrand />
						</Link>
						<nav aria-label="Office" className="grid gap-4 max-lg:hidden">
							{seesRequests && (
								<ButtonLink
									kind="loud"
									to={addRequest.to}
									aria-keyshortcuts={`Alt+Shift+${addRequest.key.slice(3)}`}
								>
									<OfficeIcon name="plus" />
									{addRequest.label}
								</ButtonLink>
							)}
							<NavigationList items={navigation} />
						</nav>
						<NoticeMark standing={standing} />
						<div className="flex items-center lg:mt-auto lg:gap-1 lg:flex-col lg:items-stretch">
							<a
								href="/"
								className="flex min-h-11 items-center gap-3 rounded-md px-3 text-[0.9375rem] max-lg:hidden hover:bg-band-line"
							>
								<OfficeIcon name="site" />
								See the site
							</a>
							{seesRequests && <ShortcutSheet />}
							<Form method="post" action="/admin/logout">
								<button
									type="submit"
									className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-[0.9375rem] whitespace-nowrap hover:bg-band-line"
								>
									<OfficeIcon name="out" />
									<span className="max-sm:sr-only">Sign out</span>
								</button>
							</Form>
							<p className="mt-2 border-t border-band-line px-3 pt-3 text-sm leading-snug max-lg:hidden">
								<span className="block truncate font-semibold">{name}</span>
								{roleLabel}
							</p>
						</div>
					</header>
					<main
						id="main"
						tabIndex={-1}
						className="min-w-0 px-4 pt-4 pb-28 sm:pt-6 sm:px-6 lg:px-10 lg:pt-9 lg:pb-16 print:p-0"
					>
						<div className="office-page mx-auto max-w-6xl print:max-w-none">
							<PageNotices standing={standing} />
							{isOld && <OldPage />}
							<StaffIdContext value={staffId}>{children}</StaffIdContext>
						</div>
					</main>
				</div>
				<BottomNavigation items={navigation} addsRequests={seesRequests} />
			</NoticesProvider>
		</Frame>
	)
}

/** Shown above a page that could not be reloaded. */
function OldPage() {
	return (
		<Notice tone="problem">
			<p className="mb-3">
				This page could not be loaded again: what changed since may not show. What you typed is still here.
			</p>
			<TryAgain />
		</Notice>
	)
}
