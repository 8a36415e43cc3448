import type { ReactNode } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration, Link } from 'react-router'
import { OpeningContext } from '#app/company/opening_note.tsx'
import type { OpeningState } from '#app/company/opening_state.ts'
import type { HolidayNotice } from '#app/pickup/schedule/holiday_notice.ts'
import { useLiveTheme } from '#app/theme/live_theme.ts'
import { SkipLink } from '#app/ui/skip_link.tsx'
import { useAnalytics } from './analytics.ts'
import { Footer } from './footer.tsx'
import type { LoadGreeting } from './greeting.ts'
import { Header } from './header.tsx'
import { PhoneBar } from './phone_bar.tsx'
import { useRouteFocus } from './route_focus.ts'
import type { LoadSearchDialog } from './search_overlay.tsx'

interface Props {
	signupUrl: string | null
	/** The ordering portal; null where there is none. */
	orderingUrl: string | null
	analyticsScript: string | null
	/** Null, like `notice`, if the layout's data could not be loaded. */
	opening: OpeningState | null
	/** The effect of a holiday on this week's pickups; null in any other week. */
	notice: HolidayNotice | null
	/** Whether the company has not gone live yet. */
	isPreview: boolean
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
	isPreview,
	loadSearchDialog,
	loadGreeting,
	children,
}: Props) {
	// The hook instead of the component, whose inline script would need its own hash in the security policy.
	useScrollRestoration()
	useRouteFocus()
	useLiveTheme()
	useAnalytics(analyticsScript)
	return (
		<OpeningContext value={opening}>
			<SkipLink />
			{isPreview && (
				<p className="wrap py-2 text-center font-semibold" role="note">
					Preview: this site is not open yet.
				</p>
			)}
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

/**
 * The effect of a holiday on this week's pickups (FI-23); a slim line on phones, with a tap area larger than
 * the line.
 */
function HolidayLine({ notice }: { notice: HolidayNotice | null }) {
	return (
		notice && (
			<aside aria-label="This week" className="flow-root bg-accent text-accent-foreground print:hidden">
				<Link
					to="/about#holiday-schedule"
					className="wrap flex min-h-11 items-center text-[0.8125rem] leading-[1.1] underline underline-offset-3 max-sm:-my-2 max-sm:py-2 max-[24rem]:text-xs sm:py-1.5 sm:text-[0.9375rem] sm:leading-snug sm:font-semibold"
				>
					<span className="sm:hidden">{notice.short}</span>
					<span className="max-sm:hidden">{notice.text}</span>
				</Link>
			</aside>
		)
	)
}
