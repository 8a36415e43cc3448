import type { ReactNode } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useRouteFocus } from '#app/shell/route_focus.ts'
import { SkipLink } from '#app/ui/skip_link.tsx'
import { useLiveTheme } from '#app/theme/live_theme.ts'
import { shareStream } from './shared_stream.ts'
import { useNotedRouter } from './page_router.ts'
import { useKeptFocus } from './use_kept_focus.ts'
import { useSentForm } from './use_sent_form.ts'
import { useShownRefusal } from './use_shown_refusal.ts'

/** The frame of every office page, signed in or not. `children` contains the `<main id="main">` that the skip link leads to. */
export function Frame({ children }: { children: ReactNode }) {
	useNotedRouter()
	useScrollRestoration()
	useRouteFocus()
	useLiveTheme(shareStream)
	useShownRefusal()
	useKeptFocus()
	useSentForm()
	return (
		<>
			<SkipLink />
			{children}
		</>
	)
}
