import type { ReactNode } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { OpeningContext } from '#app/company/opening_note.tsx'
import type { OpeningState } from '#app/company/opening_state.ts'
import type { HolidayNotice } from '#app/pickup/schedule/holiday_notice.ts'
import { useLiveTheme } from '#app/theme/live_theme.ts'
import { useAnalytics } from './analytics.ts'
import { Footer } from './footer.tsx'
import type { LoadGreeting } from './greeting.ts'
import { Header } from './header.tsx'
import { HolidayLine } from './holiday_line.tsx'
import { PhoneBar } from './phone_bar.tsx'
import { useRouteFocus } from './route_focus.ts'
import type { LoadSearchDialog } from './search_overlay.tsx'

interface Props {
	signupUrl: string | null
	/** The ordering portal; null where there is none. */
	orderingUrl: string | null
	analyticsScript: string | null
	/** Null where the layout's data could not be had, like `notice`. */
	opening: OpeningState | null
	/** What a holiday does to this week's pickups; null in any other week. */
	notice: HolidayNotice | null
	loadSearchDialog: LoadSearchDialog
	loadGreeting: LoadGreeting
	children: ReactNode
}

/** The layout of every public page, with the hooks that run on each. */
export function SiteLayout({
	signupUrl,
	orderingUrl,
	analyticsScript,
	opening,
	notice,
	loadSearchDialog,
	loadGreeting,
	children,
}: Props) {
	// The hook, because the component's inline script would need a hash of its own in the policy.
	useScrollRestoration()
	useRouteFocus()
	useLiveTheme()
	useAnalytics(analyticsScript)
	return (
		<OpeningContext value={opening}>
			<a
				href="#main"
				className="absolute -top-20 left-2 z-50 rounded-md bg-accent px-5 py-3 font-semibold text-accent-foreground focus:top-2"
			>
				Skip to main content
			</a>
			<Header loadSearchDialog={loadSearchDialog} loadGreeting={loadGreeting} />
			<HolidayLine notice={notice} />
			<main id="main" tabIndex={-1} data-analytics={analyticsScript ? '' : undefined}>
				{children}
			</main>
			<Footer signupUrl={signupUrl} />
			<PhoneBar orderingUrl={orderingUrl} />
		</OpeningContext>
	)
}
