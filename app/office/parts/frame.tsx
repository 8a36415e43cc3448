import type { ReactNode } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useRouteFocus } from '#app/shell/route_focus.ts'
import { useLiveTheme } from '#app/theme/live_theme.ts'
import { shareStream } from './shared_stream.ts'
import { useShownRefusal } from './use_shown_refusal.ts'

/** What every office page has, signed in or not. `children` holds the `<main id="main">` that the skip link leads to. */
export function Frame({ children }: { children: ReactNode }) {
	useScrollRestoration()
	useRouteFocus()
	useLiveTheme(shareStream)
	useShownRefusal()
	return (
		<>
			<a
				href="#main"
				className="absolute top-2 left-2 z-50 -translate-y-[150%] rounded-md bg-accent px-5 py-3 font-semibold text-accent-foreground focus:translate-y-0"
			>
				Skip to main content
			</a>
			{children}
		</>
	)
}
